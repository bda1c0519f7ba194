/** The address of the service: the directory of the page, which a proxy may serve below a path. No trailing slash. */
export const baseUrl = new URL(".", location.href).href.slice(0, -1);

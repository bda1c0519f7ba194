/** The address of the service without a trailing slash: the page's directory, as a proxy may serve below a path. */
export const baseUrl = new URL(".", location.href).href.slice(0, -1);

/** Where the service is: the folder of the page, which a proxy may have put below another path. Ends without a slash. */
export const base = new URL(".", location.href).href.slice(0, -1);

const dark = matchMedia("(prefers-color-scheme: dark)");
const setMode = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", setMode);
setMode();
// The address of this page: behind a proxy that is not trusted, the document has the one that the proxy asked.
const server = new URL(".", location.href).href.slice(0, -1);
SwaggerUIBundle({
  url: "openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  responseInterceptor(response) {
    if (response.url.endsWith("/openapi.json")) {
      response.text = JSON.stringify({ ...JSON.parse(response.text), servers: [{ url: server }] });
    }
    return response;
  },
  // The default validator is on another origin.
  validatorUrl: "none",
});

import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

// Run by the image, beside the service and with its environment: exits with 0 if GET /healthz answers 200 and with 1 if not.
const { PORT, HOST, TLS_CERT_FILE } = process.env;
const isSecure = Boolean(TLS_CERT_FILE);
const request = isSecure ? requestHttps : requestHttp;
// The certificate is for the name that callers use.
const options = { host: HOST || "127.0.0.1", port: PORT || "8080", path: "/healthz", rejectUnauthorized: false };
request(options, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
  .on("error", () => process.exit(1))
  .end();

import { createServer } from "node:http";
import { build } from "esbuild";
import { listen } from "../protocol/listen.ts";

/** The script of a page that calls the service at `service` in the plain form, over Connect and over gRPC-Web. */
const everyForm = (service: string): string => `
  import { createClient } from "@connectrpc/connect";
  import { createConnectTransport, createGrpcWebTransport } from "@connectrpc/connect-web";
  import { Gender, IdentityService } from "./src/gen/identity/v1/identity_pb.ts";

  const baseUrl = ${JSON.stringify(service)};
  const results = {};
  const plain = await fetch(baseUrl + "/generate", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ gender: "female", seed: "elsewhere" }),
  });
  results.plain = (await plain.json()).name;
  results.headers = ["RateLimit", "Identity-Seed"].map((name) => plain.headers.get(name));
  const request = { gender: Gender.FEMALE, seed: "elsewhere" };
  for (const [name, createTransport] of Object.entries({ connect: createConnectTransport, grpcWeb: createGrpcWebTransport })) {
    const client = createClient(IdentityService, createTransport({ baseUrl }));
    results[name] = (await client.generateIdentity(request)).identity.name;
    for await (const { identities } of client.streamIdentities({ template: request, count: 3 })) {
      results[name + "Stream"] = identities.length;
    }
  }
  const output = document.createElement("output");
  output.textContent = JSON.stringify(results);
  document.body.append(output);
`;

/** The script of a page that calls the service by GET, the second time from its cache. */
export const byGet = (service: string): string => `
  import { createClient } from "@connectrpc/connect";
  import { createConnectTransport } from "@connectrpc/connect-web";
  import { Gender, IdentityService } from "./src/gen/identity/v1/identity_pb.ts";

  const names = [];
  for (const useBinaryFormat of [false, true]) {
    const transport = createConnectTransport({ baseUrl: ${JSON.stringify(service)}, useHttpGet: true, useBinaryFormat });
    const client = createClient(IdentityService, transport);
    for (let call = 0; call < 2; call++) {
      const { identity } = await client.generateIdentity({ gender: Gender.FEMALE, seed: "by-get", referenceDate: "2026-01-01" });
      names.push(identity.name);
    }
  }
  const output = document.createElement("output");
  output.textContent = JSON.stringify(names);
  document.body.append(output);
`;

/** Serves a page with a script from an origin other than the service's; returns its URL. */
export async function serveCrossOriginPage(service: string, script = everyForm): Promise<string> {
  const bundle = await build({
    stdin: { contents: script(service), resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  const code = bundle.outputFiles[0]?.text ?? "";
  const server = createServer(({ url }, response) => {
    if (url === "/") {
      response.setHeader("content-type", "text/html");
      response.end(
        '<!doctype html><title>Cross-origin page</title><link rel="icon" href="data:,"><script type="module" src="/script.js"></script>',
      );
    } else {
      response.setHeader("content-type", "text/javascript");
      response.end(code);
    }
  });
  return `http://127.0.0.1:${await listen(server)}/`;
}

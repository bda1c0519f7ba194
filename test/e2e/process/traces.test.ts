import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { listen } from "../../protocol/listen.ts";
import { post } from "../../protocol/serve.ts";
import { root } from "../command-line/run-draw.ts";
import { start } from "./run-server.ts";

const documented = readFileSync(`${root}/docs/operations.md`, "utf8");
const [, args = ""] = /^OTEL_\S+ OTEL_\S+ npx node (.+)$/m.exec(documented) ?? expect.fail();

it("the documented line sends spans by OTLP, the last ones when the service stops, and the log has their ids", async () => {
  const received: { readonly path: string | undefined; readonly body: Buffer }[] = [];
  const collector = createServer(async (request: IncomingMessage, response) => {
    received.push({ path: request.url, body: await buffer(request) });
    response.writeHead(200, { "content-type": "application/x-protobuf" }).end();
  });
  const env = {
    LOG_LEVEL: "debug",
    OTEL_SERVICE_NAME: "identikit",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await listen(collector)}`,
    OTEL_METRICS_EXPORTER: "none",
    OTEL_LOGS_EXPORTER: "none",
  };
  const { url, err, stop } = await start(env, { command: [process.execPath, ...args.split(" ")], cwd: root });
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const method = "identity.v1.IdentityService/GenerateIdentity";
  expect((await post(`${url}/${method}`, { gender: "GENDER_MALE", country: "COUNTRY_MX" }, headers)).status).toBe(200);
  expect(await stop()).toBe(0);
  const [sent = expect.fail()] = received.filter(({ path }) => path === "/v1/traces");
  for (const part of ["identikit", method, "connectrpc"]) {
    expect(sent.body.includes(part), part).toBe(true);
  }
  expect(sent.body.includes(Buffer.from(traceId, "hex"))).toBe(true);
  const [, spanId = ""] = new RegExp(`"trace_id":"${traceId}","span_id":"([0-9a-f]{16})"`).exec(err()) ?? [];
  expect(sent.body.includes(Buffer.from(spanId, "hex"))).toBe(true);
  expect(spanId).not.toBe("b7ad6b7169203331");
});

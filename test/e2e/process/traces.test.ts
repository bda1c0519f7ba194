import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { listen } from "../../protocol/listen.ts";
import { post } from "../../protocol/serve.ts";
import { root } from "../command-line/run-draw.ts";

const documented = readFileSync(`${root}/docs/operations.md`, "utf8");
const [, args = ""] = /^OTEL_\S+ OTEL_\S+ npx node (.+)$/m.exec(documented) ?? expect.fail();

it("the documented line sends spans by OTLP, the last ones when the service stops, and the log has their ids", async () => {
  const received: { readonly path: string | undefined; readonly body: Buffer }[] = [];
  const collector = createServer(async (request: IncomingMessage, response) => {
    received.push({ path: request.url, body: await buffer(request) });
    response.writeHead(200, { "content-type": "application/x-protobuf" }).end();
  });
  const env = {
    PATH: process.env.PATH ?? "",
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "debug",
    OTEL_SERVICE_NAME: "identikit",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await listen(collector)}`,
    OTEL_METRICS_EXPORTER: "none",
    OTEL_LOGS_EXPORTER: "none",
  };
  const child = spawn(process.execPath, args.split(" "), { cwd: root, env });
  onTestFinished(() => void child.kill("SIGKILL"));
  let log = "";
  child.stderr.on("data", (data) => {
    log += data;
  });
  const [line] = await once(createInterface(child.stdout), "line");
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const url = `http://127.0.0.1:${/:(\d+)$/.exec(String(line))?.[1]}/identity.v1.IdentityService/GenerateIdentity`;
  expect((await post(url, { gender: "GENDER_MALE", country: "COUNTRY_MX" }, headers)).status).toBe(200);
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
  const [sent = expect.fail()] = received.filter(({ path }) => path === "/v1/traces");
  for (const part of ["identikit", "identity.v1.IdentityService/GenerateIdentity", "connectrpc"]) {
    expect(sent.body.includes(part), part).toBe(true);
  }
  expect(sent.body.includes(Buffer.from(traceId, "hex"))).toBe(true);
  const [, spanId = ""] = new RegExp(`"trace_id":"${traceId}","span_id":"([0-9a-f]{16})"`).exec(log) ?? [];
  expect(sent.body.includes(Buffer.from(spanId, "hex"))).toBe(true);
  expect(spanId).not.toBe("b7ad6b7169203331");
});

import { connect as connectHttp2, type IncomingHttpHeaders } from "node:http2";
import { request as requestHttps } from "node:https";
import { text } from "node:stream/consumers";
import { connect as connectTls } from "node:tls";
import { credentials } from "@grpc/grpc-js";
import { describe, expect, it, onTestFinished } from "vitest";
import { serve } from "../../protocol/serve.ts";
import { finish, start } from "../command-line/run-draw.ts";
import { needs } from "../programs.ts";
import { selfSigned } from "../self-signed.ts";
import { bufCurl, generate, plain, template } from "./foreign-calls.ts";
import { grpcJs } from "./grpc-js-client.ts";

async function serveTls() {
  const { certFile, keyFile, ca } = await selfSigned();
  return { ...(await serve({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile })), certFile, ca };
}

describe("TLS", needs("openssl"), () => {
  it.each([
    ["h2", ["h2", "http/1.1"]],
    ["http/1.1", ["http/1.1"]],
    ["h2", ["h2"]],
    [false, undefined],
  ])("agrees on %s with a client that offers %j", async (agreed, ALPNProtocols) => {
    const { port, ca } = await serveTls();
    const socket = connectTls({
      port,
      host: "127.0.0.1",
      ca,
      ...(ALPNProtocols === undefined ? {} : { ALPNProtocols }),
    });
    await new Promise((resolve, reject) => socket.once("secureConnect", resolve).once("error", reject));
    expect(socket.alpnProtocol).toBe(agreed);
    expect(socket.authorized).toBe(true);
    socket.destroy();
  });

  it("answers plain JSON over HTTP/1.1 and over HTTP/2", async () => {
    const { port, ca } = await serveTls();
    const body = JSON.stringify(plain);
    const headers = { "content-type": "application/json", "content-length": body.length };
    const overHttp1 = await new Promise<string>((resolve, reject) => {
      requestHttps({ port, host: "127.0.0.1", path: "/generate", method: "POST", headers, ca }, (response) => {
        expect(response.httpVersion).toBe("1.1");
        resolve(text(response));
      })
        .on("error", reject)
        .end(body);
    });

    const session = connectHttp2(`https://localhost:${port}`, { ca });
    onTestFinished(() => session.close());
    const stream = session.request({ ":path": "/generate", ":method": "POST", ...headers });
    stream.end(body);
    const answered = await new Promise<IncomingHttpHeaders & { ":status"?: number }>((resolve, reject) => {
      stream.once("response", resolve).once("error", reject);
    });
    expect(answered[":status"]).toBe(200);
    expect(await text(stream)).toBe(overHttp1);
    expect(JSON.parse(overHttp1)).toMatchObject({ address: { country: "Japan" } });
  });

  it("answers grpc-js", async () => {
    const { port, ca } = await serveTls();
    // RFC 6066 section 3: an address is no server name.
    const options = { "grpc.ssl_target_name_override": "localhost" };
    const { answer, error } = await grpcJs(port, options, credentials.createSsl(ca)).call(generate, template);
    expect(error).toBeUndefined();
    expect(answer?.seed).toBe("foreign");
  });

  it.each(["grpc", "grpcweb", "connect"])("answers buf curl over %s, with reflection", async (protocol) => {
    const { url, certFile } = await serveTls();
    const args = ["--protocol", protocol, "--cacert", certFile, "-d", JSON.stringify(template), `${url}/${generate}`];
    const { stdout, stderr } = await bufCurl(...args);
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toMatchObject({ seed: "foreign" });
  });

  it("answers the next call of Python's http.client after a large response", needs("python3"), async () => {
    const { certFile, keyFile } = await selfSigned();
    const { port } = await serve({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile, RATE_LIMIT: "0" });
    const { code, stdout, stderr } = await finish(start("python3", ["-c", twoCalls, String(port)]));
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ 200: 80 });
  });

  it("refuses a client that speaks in clear", async () => {
    const { port } = await serveTls();
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  });
});

/**
 * Counts the statuses of 40 connections, each with a batch and then one person. http.client writes header and body in two
 * TLS records; without the gate of `server/gate.ts`, 31 to 36 of the 40 second calls are cut off.
 */
const twoCalls = `
import collections, http.client, json, ssl, sys
statuses = collections.Counter()
service = "/identity.v1.IdentityService/"
for _ in range(40):
    connection = http.client.HTTPSConnection("127.0.0.1", int(sys.argv[1]), context=ssl._create_unverified_context())
    person = {"gender": "GENDER_RANDOM"}
    for method, body in ("BatchGenerateIdentities", {"template": person, "count": 1000}), ("GenerateIdentity", person):
        connection.request("POST", service + method, json.dumps(body), {"content-type": "application/json"})
        response = connection.getresponse()
        response.read()
        statuses[response.status] += 1
    connection.close()
print(json.dumps(statuses))
`;

import { createClient, type Endpoint, endpoints } from "../../clients/endpoints.ts";
import { openRaw, wait } from "../../clients/raw-socket.ts";
import type { Attack } from "../../harness/attack.ts";
import { startServer } from "../../harness/server-process.ts";

const json = endpoints[0] as Endpoint; // cast: the list is a literal that begins with it

/** File descriptors that the server may open, and connections, each of which needs one. */
const DESCRIPTORS = 256;
const CONNECTIONS = 600;

/** Milliseconds within which the server must serve again. */
const RECOVERY = 5_000;

export const descriptors: Attack = {
  name: "more connections than file descriptors",
  row: "OPS-4",
  memory: 48,
  async run(context) {
    const server = await startServer({}, DESCRIPTORS);
    const sockets = await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, i) => openRaw(server.port, context.addressOf(i % 10))),
    );
    await wait(500);
    for (const raw of sockets) context.findings.count(raw === undefined || raw.isClosed() ? "shed" : "held");
    for (const raw of sockets) raw?.socket.destroy();
    const client = createClient(server.port, context.addressOf(11));
    const until = performance.now() + RECOVERY * context.slack;
    let answer = "";
    while (answer !== "200" && performance.now() < until) {
      answer = await client.post(json, Buffer.from('{"gender":"male"}'));
      if (answer !== "200") await wait(50);
    }
    client.close();
    context.findings.count(`afterwards ${answer}`);
    if (answer !== "200") context.findings.unexpected(`a call afterwards: ${answer}`);
    for (const bug of server.bugs()) context.findings.unexpected(`the server logged: ${bug}`);
    const code = await server.stop();
    if (code !== 0) context.findings.unexpected(`the server ended with ${code}`);
  },
};

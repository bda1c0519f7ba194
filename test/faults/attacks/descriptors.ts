import type { Attack } from "../attack.ts";
import { createVisitor, type Door, doors } from "../doors.ts";
import { openRaw, wait } from "../raw-socket.ts";
import { startServer } from "../server-process.ts";

const json = doors[0] as Door; // cast: the list is a literal that begins with it

/** Files and sockets that the server may have open, and connections that want one each. */
const DESCRIPTORS = 256;
const CONNECTIONS = 600;

/** ms in which the server must serve again. */
const RECOVERY = 5_000;

export const descriptors: Attack = {
  name: "more connections than the system has descriptors",
  row: "OPS-4",
  memory: 48,
  async run(field) {
    const server = await startServer({}, DESCRIPTORS);
    const sockets = await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, i) => openRaw(server.port, field.addressOf(i % 10))),
    );
    await wait(500);
    for (const raw of sockets) field.tally.count(raw === undefined || raw.isClosed() ? "shed" : "held");
    for (const raw of sockets) raw?.socket.destroy();
    const visitor = createVisitor(server.port, field.addressOf(11));
    const until = performance.now() + RECOVERY * field.patience;
    let verdict = "";
    while (verdict !== "200" && performance.now() < until) {
      verdict = await visitor.post(json, Buffer.from('{"gender":"male"}'));
      if (verdict !== "200") await wait(50);
    }
    visitor.leave();
    field.tally.count(`afterwards ${verdict}`);
    if (verdict !== "200") field.tally.unexpected(`a call afterwards: ${verdict}`);
    for (const bug of server.bugs()) field.tally.unexpected(`the server logged: ${bug}`);
    const code = await server.stop();
    if (code !== 0) field.tally.unexpected(`the server ended with ${code}`);
  },
};

import { createClient, json } from "../../clients/endpoints.ts";
import { openRaw, wait } from "../../clients/raw-socket.ts";
import { lasts } from "../../clients/reconnect.ts";
import type { Attack } from "../../harness/attack.ts";
import { useServer } from "../../harness/own-server.ts";
import { startServer } from "../../harness/server-process.ts";

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
    await useServer(context, await startServer({}, DESCRIPTORS), async ({ port, addressOf, findings, slack }) => {
      const sockets = await Promise.all(
        Array.from({ length: CONNECTIONS }, (_, i) => openRaw(port, addressOf(i % 10))),
      );
      await wait(500);
      for (const raw of sockets) findings.count(raw === undefined || raw.isClosed() ? "shed" : "held");
      for (const raw of sockets) raw?.socket.destroy();
      const client = createClient(port, addressOf(11));
      const goesOn = lasts(RECOVERY * slack);
      let answer = "";
      while (answer !== "200" && goesOn()) {
        answer = await client.post(json, Buffer.from('{"gender":"male"}'));
        if (answer !== "200") await wait(50);
      }
      client.close();
      if (answer === "200") findings.count(`afterwards ${answer}`);
      else findings.unexpected(`a call afterwards: ${answer}`);
    });
  },
};

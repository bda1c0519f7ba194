import { waitForConnections, waitForRelease } from "../../clients/held-connections.ts";
import { openRaw, type RawSocket, wait } from "../../clients/raw-socket.ts";
import type { Attack } from "../../harness/attack.ts";

/** Connections opened at once, few enough for the listen backlog. */
const AT_ONCE = 100;

/** As many people as an address can draw in a window. */
const PEOPLE = 10_000;

const formats = ["ndjson", "csv", "parquet"] as const;

/** Readers of large tables that stop after the first bytes. */
export const tables: readonly Attack[] = [
  {
    name: "a thousand readers of large tables that stop reading",
    row: "MEM-5",
    memory: 256,
    // A thousand addresses that call within 0.1 s, each within its limit, are overload for the half second that their calls take.
    sheds: true,
    async run(context) {
      const { connections } = await context.measure();
      const count = context.scaled(1_000);
      const readers: RawSocket[] = [];
      for (let opened = 0; opened < count; opened += AT_ONCE) {
        const some = Array.from({ length: Math.min(AT_ONCE, count - opened) }, async (_, index) => {
          const number = opened + index;
          const reader = await openRaw(context.port, context.addressOf(number), false);
          if (reader === undefined) return context.findings.unexpected("a connection was refused");
          readers.push(reader);
          const path = `/people.${formats[number % formats.length]}?count=${PEOPLE}&seed=${number}`;
          await reader.send(`GET ${path} HTTP/1.1\r\nHost: a.test\r\n\r\n`);
        });
        await Promise.all(some);
      }
      await waitForConnections(context, connections + count - 1);
      const before = await context.measure();
      await wait(10_000 * context.seconds);
      const { resident } = await context.measure();
      context.findings.count(`MiB more at the end, ${Math.round(resident - before.resident)}`);
      for (const { socket } of readers) socket.destroy();
      await waitForRelease(context, "connections", connections + 20, 5);
    },
  },
];

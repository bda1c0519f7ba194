import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Attack, Field } from "../attack.ts";
import { flood } from "../flood.ts";
import { hold } from "../hold.ts";
import { headers, reset } from "../http2-frames.ts";
import { openHttp2 } from "../raw-http2.ts";
import { openTls } from "../raw-socket.ts";
import { getFields } from "../requests.ts";
import { type ServerProcess, startServer } from "../server-process.ts";

/** Seconds: the bound itself, a second until the next look at it, and what a loaded machine is late. */
const seconds = { handshake: 8, headers: 8, idle: 15 } as const;

/** Addresses that each step has for itself. */
const PER_STEP = 50;

const clientHello = Buffer.from("16030100c8010000c403030000000000000000", "hex");

const getAndReset = (stream: number): Buffer => Buffer.concat([headers(stream, getFields), reset(stream)]);

export const tls: readonly Attack[] = [
  secured("handshakes that stop, drip or never begin, and clear text", [
    (field) => hold(field, { count: 1_000, within: seconds.handshake }),
    (field) => hold(field, { count: 1_000, within: seconds.handshake, first: clientHello }),
    (field) =>
      hold(field, {
        count: 500,
        within: seconds.handshake,
        first: clientHello.subarray(0, 1),
        drip: (second) => clientHello.subarray(second + 1, second + 2),
      }),
    (field) => hold(field, { count: 500, within: 5, first: "GET / HTTP/1.1\r\nHost: a\r\n\r\n" }),
  ]),
  secured("slow heads, sessions that rest and rapid reset within it", [
    (field) =>
      hold(field, {
        count: 200,
        within: seconds.headers,
        open: ({ port }, address) => openTls(port, address, "http/1.1"),
        first: "GET / HTTP/1.1\r\n",
        drip: () => "X-A: b\r\n",
      }),
    (field) =>
      hold(field, {
        count: 200,
        within: seconds.idle,
        open: ({ port }, address) => openHttp2(port, address, { secure: true }),
      }),
    (field) =>
      flood(field, {
        frames: 100,
        session: { secure: true },
        burst: (burst) => Buffer.concat(Array.from({ length: 100 }, (_, i) => getAndReset(2 * (burst * 100 + i) + 1))),
      }),
  ]),
];

/** An attack on a server of its own, that ends TLS itself. The honest clients are those of the one in clear text. */
function secured(name: string, steps: readonly ((field: Field) => Promise<void>)[]): Attack {
  return {
    name: `TLS: ${name}`,
    row: "TLS-1",
    memory: 64,
    async run(field) {
      const folder = mkdtempSync(join(tmpdir(), "identikit-faults-"));
      const server = await startSecured(folder).finally(() => rmSync(folder, { recursive: true }));
      if (server === undefined) {
        // Only a machine that promised to prove all of it must have openssl.
        if (process.env.CI) field.tally.unexpected("openssl makes no certificate");
        return field.tally.count("left out: openssl makes no certificate");
      }
      const here: Field = { ...field, port: server.port, measure: server.measure };
      await Promise.all(
        steps.map((step, number) =>
          step({ ...here, addressOf: (index = 0) => field.addressOf(number * PER_STEP + index) }),
        ),
      );
      for (const bug of server.bugs()) field.tally.unexpected(`the server logged: ${bug}`);
      const code = await server.stop();
      if (code !== 0) field.tally.unexpected(`the server ended with ${code}`);
    },
  };
}

async function startSecured(folder: string): Promise<ServerProcess | undefined> {
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const made = spawnSync("openssl", ["req", ...kind, "-subj", "/CN=localhost", "-keyout", key, "-out", cert]);
  return made.status === 0 ? startServer({ TLS_CERT_FILE: cert, TLS_KEY_FILE: key }) : undefined;
}

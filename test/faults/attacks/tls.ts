import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { flood, streams } from "../clients/flood.ts";
import { hold } from "../clients/held-connections.ts";
import { headers, reset } from "../clients/http2-frames.ts";
import { openHttp2 } from "../clients/raw-http2.ts";
import { openTls } from "../clients/raw-socket.ts";
import { getFields } from "../clients/requests.ts";
import type { Attack } from "../harness/attack.ts";
import { useServer } from "../harness/own-server.ts";
import { type ServerProcess, startServer } from "../harness/server-process.ts";
import { pipeline } from "./http1/pipelined.ts";

/** Deadlines in seconds: the server's limit, a second until its next check, and a margin for a loaded machine. */
const seconds = { handshake: 8, headers: 8, idle: 19 } as const;

/** Addresses reserved for each step. */
const PER_STEP = 50;

const clientHello = Buffer.from("16030100c8010000c403030000000000000000", "hex");
const openHttp1 = (port: number, address: string) => openTls(port, address, "http/1.1");
const silent = { secure: true, acknowledges: false } as const;
const getAndReset = (stream: number): Buffer => Buffer.concat([headers(stream, getFields), reset(stream)]);

export const tls: readonly Attack[] = [
  secured("incomplete, slow and missing handshakes, and cleartext", [
    hold({ count: 1_000, within: seconds.handshake }),
    hold({ count: 1_000, within: seconds.handshake, first: clientHello }),
    hold({
      count: 500,
      within: seconds.handshake,
      first: clientHello.subarray(0, 1),
      drip: (second) => clientHello.subarray(second + 1, second + 2),
    }),
    hold({ count: 500, within: 5, first: "GET / HTTP/1.1\r\nHost: a\r\n\r\n" }),
  ]),
  secured("slow headers, idle sessions and rapid reset", [
    hold({
      count: 200,
      within: seconds.headers,
      open: openHttp1,
      first: "GET / HTTP/1.1\r\n",
      drip: () => "X-A: b\r\n",
    }),
    hold({ count: 200, within: seconds.idle, open: (port, address) => openHttp2(port, address, silent) }),
    flood({ session: silent, ...streams(100, getAndReset) }),
  ]),
  secured("pipelined requests", [pipeline("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n", 10, openHttp1)]),
];

/** An attack on a separate server that terminates TLS. The honest clients call the cleartext server. */
function secured(name: string, steps: readonly Attack["run"][]): Attack {
  return {
    name: `TLS: ${name}`,
    row: "TLS-1",
    memory: 64,
    async run(context) {
      const folder = mkdtempSync(join(tmpdir(), "identikit-faults-"));
      const server = await startSecured(folder).finally(() => rmSync(folder, { recursive: true }));
      if (server === undefined) {
        // openssl is mandatory only in CI.
        if (process.env.CI) context.findings.unexpected("openssl makes no certificate");
        return context.findings.count("left out: openssl makes no certificate");
      }
      await useServer(context, server, async (here) => {
        const addressOf =
          (step: number) =>
          (index = 0) =>
            context.addressOf(step * PER_STEP + index);
        await Promise.all(steps.map((run, step) => run({ ...here, addressOf: addressOf(step) })));
      });
    },
  };
}

async function startSecured(folder: string): Promise<ServerProcess | undefined> {
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const made = spawnSync("openssl", ["req", ...kind, "-subj", "/CN=localhost", "-keyout", key, "-out", cert]);
  return made.status === 0 ? startServer({ TLS_CERT_FILE: cert, TLS_KEY_FILE: key }) : undefined;
}

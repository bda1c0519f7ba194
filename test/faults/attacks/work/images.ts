import { getStatus } from "../../clients/endpoints.ts";
import { headers, many } from "../../clients/http2-frames.ts";
import { openHttp2, type RawHttp2 } from "../../clients/raw-http2.ts";
import { openRaw, wait } from "../../clients/raw-socket.ts";
import { FLOODS, lasts } from "../../clients/reconnect.ts";
import { fieldsOf, get } from "../../clients/requests.ts";
import type { Attack, AttackContext } from "../../harness/attack.ts";
import { marks } from "./costly.ts";

/** Connections of HTTP/2 and streams on each; connections of HTTP/1.1 and pipelined requests on each. */
const SESSIONS = 4;
const PER_SESSION = 100;
const CONNECTIONS = 40;
const PER_CONNECTION = 10;

/** Images that the other client asks for at least, one after the other, and ms between two. */
const OTHERS = 20;
const PAUSE = 50;

/** One address that asks for ever new images, while another one asks for a few. */
function attackOf(name: string, ask: (context: AttackContext) => Promise<readonly Asking[]>): Attack {
  return {
    name: `fresh images of 512 pixels on ${name}`,
    ...marks,
    honestP99: 100,
    async run(context) {
      const { findings } = context;
      const asking = await ask(context);
      const goesOn = lasts(FLOODS * 1_000 * context.seconds);
      for (let image = 0; image < OTHERS || goesOn(); image++) {
        const answer = await getStatus(context.port, context.addressOf(1), `/avatar/male-senior/${image}.png?size=128`);
        findings.count(`an image of another client: ${answer}`);
        if (answer !== "200") findings.unexpected(`an image of another client: ${answer}`);
        await wait(PAUSE);
      }
      for (const { socket, seen } of asking) {
        for (const [reaction, times] of seen()) findings.count(reaction, times);
        socket.destroy();
      }
    },
  };
}

/** A connection on which images were asked for, and what was answered so far. */
type Asking = Pick<RawHttp2, "socket" | "seen">;

const pathOf = (number: number): string => `/avatar/female-adult/${number}.png?size=512`;

export const images: readonly Attack[] = [
  attackOf(`${SESSIONS} x ${PER_SESSION} streams`, async ({ port, addressOf, scaled }) => {
    const perSession = Math.max(10, scaled(PER_SESSION));
    const sessions: RawHttp2[] = [];
    for (let index = 0; index < SESSIONS; index++) {
      const session = await openHttp2(port, addressOf(), { window: 1_000_000 });
      if (session === undefined) continue;
      sessions.push(session);
      await session.send(many(perSession, (i) => headers(2 * i + 1, fieldsOf(pathOf(index * perSession + i)))));
    }
    return sessions;
  }),
  attackOf(`${CONNECTIONS} connections, pipelined`, async ({ port, addressOf, scaled }) => {
    const asking: Asking[] = [];
    for (let index = 0; index < Math.max(10, scaled(CONNECTIONS)); index++) {
      const raw = await openRaw(port, addressOf());
      if (raw === undefined) continue;
      const first = 10_000 + index * PER_CONNECTION;
      await raw.send(many(PER_CONNECTION, (image) => Buffer.from(get(pathOf(first + image)))));
      asking.push({ socket: raw.socket, seen: () => new Map() });
    }
    return asking;
  }),
];

import { get } from "node:http";
import { headers } from "../../clients/http2-frames.ts";
import { openHttp2 } from "../../clients/raw-http2.ts";
import { getFields } from "../../clients/requests.ts";
import type { Attack, AttackContext } from "../../harness/attack.ts";

const SESSIONS = 4;

/** Images that the other client asks for, one after the other. */
const OTHERS = 20;

/** One address that asks for ever new images, while another one asks for a few. */
export const images: Attack = {
  name: "fresh images of 512 pixels on 4 x 100 streams",
  row: "LIM-5",
  memory: 150,
  honestP99: 100,
  async run(context) {
    const { port, findings } = context;
    const perSession = Math.max(10, context.scaled(100));
    const sessions = await Promise.all(
      Array.from({ length: SESSIONS }, () => openHttp2(port, context.addressOf(), { window: 1_000_000 })),
    );
    for (const [index, session] of sessions.entries()) {
      const asked = Array.from({ length: perSession }, (_, image) =>
        headers(2 * image + 1, fieldsOf(`/avatar/female-adult/${index * perSession + image}.png?size=512`)),
      );
      await session?.send(Buffer.concat(asked));
    }
    for (let image = 0; image < OTHERS; image++) {
      const answer = await statusOf(context, `/avatar/male-senior/${image}.png?size=128`);
      findings.count(`an image of another client: ${answer}`);
      if (answer !== "200") findings.unexpected(`an image of another client: ${answer}`);
    }
    for (const session of sessions) {
      for (const [reaction, times] of session?.seen() ?? []) findings.count(reaction, times);
      session?.socket.destroy();
    }
  },
};

function fieldsOf(path: string) {
  return getFields.map(([name, value]) => [name, name === ":path" ? path : value] as const);
}

function statusOf({ port, addressOf }: AttackContext, path: string): Promise<string> {
  return new Promise((resolve) => {
    get({ port, host: "127.0.0.1", localAddress: addressOf(1), path }, (response) => {
      response.resume().on("end", () => resolve(String(response.statusCode)));
    }).on("error", ({ message }) => resolve(message));
  });
}

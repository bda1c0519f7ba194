import type { Attack, AttackContext } from "../harness/attack.ts";
import { type Answer, createClient, type Endpoint, isFault, type MoreHeaders } from "./endpoints.ts";

/** A body and the headers with which it is sent. */
export interface Body {
  readonly name: string;
  readonly body: Uint8Array;
  readonly headers?: MoreHeaders;
}

/** Bodies that no honest client sends, to each endpoint one after the other. */
export interface Bodies {
  readonly endpoints: readonly Endpoint[];
  bodiesOf(endpoint: Endpoint): readonly Body[];
  /** Answers besides faults of the server, all unless it is set. */
  readonly allowed?: RegExp;
  /** How often a client with an address of its own sends them; 1 unless it is set. A short form scales it. */
  readonly times?: number;
  /** Whether these clients send at the same time. */
  readonly together?: true;
}

/** Addresses of each endpoint. */
const PER_ENDPOINT = 100;

export function postBodies({ endpoints, bodiesOf, allowed, times = 1, together }: Bodies): Attack["run"] {
  return async (context) => {
    const one = async (endpoint: Endpoint, address: string): Promise<void> => {
      const client = createClient(context.port, address);
      for (const { name, body, headers } of bodiesOf(endpoint)) {
        note(context, `${endpoint.name}, ${name}`, await client.post(endpoint, body, headers), allowed);
      }
      client.close();
    };
    for (const [index, endpoint] of endpoints.entries()) {
      const running: Promise<void>[] = [];
      for (let time = 0; time < Math.ceil(context.scaled(100 * times) / 100); time++) {
        running.push(one(endpoint, context.addressOf(index * PER_ENDPOINT + time)));
        if (together !== true) await running.at(-1);
      }
      await Promise.all(running);
    }
  };
}

/** Counts an answer that is allowed and no fault of the server. */
export function note({ findings }: AttackContext, what: string, answer: Answer, allowed = /^/): void {
  if (isFault(answer) || !allowed.test(answer)) findings.unexpected(`${what}: ${answer}`);
  else findings.count(answer);
}

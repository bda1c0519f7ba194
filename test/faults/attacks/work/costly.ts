import { createClient, json, validJson } from "../../clients/endpoints.ts";
import { FLOODS, lasts } from "../../clients/reconnect.ts";
import type { Attack, AttackContext } from "../../harness/attack.ts";
import type { Sent } from "./protocols.ts";

/** Calls of one address that cost more than they seem, again and again. */
export interface Costly {
  readonly name: string;
  readonly sent: Sent;
  /** Calls at once: on as many connections, of HTTP/2 on one unless `connections` says more. */
  readonly atOnce: number;
  readonly connections?: number;
  /** Whether the short form makes as many: fewer would be inside every limit. */
  readonly isWhole?: true;
  /** Calls of one person that are made before. */
  readonly before?: number;
  /** Answers that are expected; refusals by a limit or as overload are besides. */
  readonly expected: RegExp;
  /** Successes at most, where what is free or within the limit has a bound. */
  readonly most?: number;
}

/** Marks of attacks on the work of the server. */
export const marks = { row: "LIM-5", memory: 150, runs: 3 } as const;

/** Limits of the honest 99th percentile in ms: with at most 100 connections, and with more. */
const HONEST = { few: 100, many: 150 } as const;
const FEW = 100;

/** Calls at once in the short form. */
const FEWEST = 10;

/** Refusals by a limit, and as overload. */
const refused = /^(?:429|503|grpc (?:8|14)|connect (?:200 |429 )resource_exhausted|connect (?:200 |503 )unavailable)$/;
const succeeded = /^(?:200|grpc 0)$/;

/** The whole answer is read. */
const ALL = Number.POSITIVE_INFINITY;

export function attackOf(costly: Costly): Attack {
  const { name, sent, atOnce, connections = sent.endpoint.http === 2 ? 1 : atOnce } = costly;
  return {
    name: `${name}, ${sent.endpoint.name}`,
    ...marks,
    honestP99: connections <= FEW ? HONEST.few : HONEST.many,
    run: (context) => callAgain(context, costly, connections),
  };
}

async function callAgain(context: AttackContext, costly: Costly, connections: number): Promise<void> {
  const { sent, isWhole, before = 0, expected, most = ALL } = costly;
  const atOnce =
    isWhole === true ? costly.atOnce : Math.max(Math.min(costly.atOnce, FEWEST), context.scaled(costly.atOnce));
  const clients = Array.from({ length: Math.min(connections, atOnce) }, () =>
    createClient(context.port, context.addressOf(), ALL),
  );
  const [first = createClient(context.port, context.addressOf(), ALL)] = clients;
  for (let made = 0; made < before; made++) await first.post(json, validJson);
  const goesOn = lasts(FLOODS * context.seconds * 1_000);
  let successes = 0;
  const calls = Array.from({ length: atOnce }, async (_, index) => {
    const client = clients[index % clients.length] ?? first;
    do {
      const answer = await client.post(sent.endpoint, sent.body);
      if (succeeded.test(answer)) successes++;
      if (expected.test(answer) || refused.test(answer)) context.findings.count(answer);
      else context.findings.unexpected(answer);
    } while (goesOn());
  });
  await Promise.all(calls);
  for (const client of clients) client.close();
  if (successes > most) context.findings.unexpected(`${successes} calls succeeded, more than ${most}`);
}

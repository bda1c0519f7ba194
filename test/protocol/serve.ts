import { onTestFinished } from "vitest";
import { type Config, readConfig } from "../../src/app/config.ts";
import type { Identikit, ServerDependencies } from "../../src/app/dependencies.ts";
import { createIdentikit } from "../../src/app/server.ts";
import type { Identity } from "../../src/person/identity.ts";
import { expectDocumented, isPublished, publish } from "./conformance.ts";

/** A real server on a free port, with injected seed and clock. */
export interface Served {
  readonly port: number;
  readonly url: string;
  /** What was reported as a bug. */
  readonly bugs: unknown[];
  /** Moves the clock of the limit. */
  advance(milliseconds: number): void;
  readonly identikit: Identikit;
}

/** Today in every test. */
export const today = { year: 2026, month: 11, day: 20 };

/** Serves with the environment's variables; begins to close when the test is finished. */
export async function serve(
  env: Record<string, string> = {},
  dependencies: Partial<ServerDependencies> = {},
  config: Partial<Config> = {},
): Promise<Served> {
  const bugs: unknown[] = [];
  let clock = 1_000_000;
  let seeds = 0;
  const settings = {
    ...readConfig({
      PORT: "0",
      HOST: "127.0.0.1",
      SHUTDOWN_GRACE_SECONDS: "0",
      CONNECTIONS_PER_CLIENT: "1000",
      // Room for the default of 100,000 takes 11 ms of each start.
      MAX_CLIENTS: "1000",
      ...env,
    }),
    ...config,
  };
  const identikit = await createIdentikit(settings, {
    newSeed: () => `fresh-${seeds++}`,
    today: () => today,
    now: () => clock,
    report: (error) => bugs.push(error),
    ...dependencies,
    // Room for 10,000 bans takes a millisecond of each start.
    limits: { bans: 1_000, ...dependencies.limits },
  });
  const port = await identikit.listen();
  // Not awaited, because it takes half a second: one that fails to close is reported as an unhandled error.
  onTestFinished(() => void identikit.close());
  const url = `${settings.tls === undefined ? "http" : "https"}://127.0.0.1:${port}`;
  publish(url, settings);
  return {
    port,
    url,
    bugs,
    identikit,
    advance: (milliseconds) => {
      clock += milliseconds;
    },
  };
}

/** A plain answer: a person, or a problem. Only its callers know which, and check what they read. */
export type Answer = Identity & {
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly { readonly field: string; readonly message: string; readonly reason: string }[];
};

/** The JSON of a response. */
export async function answerOf(response: Response): Promise<Answer> {
  // The tests assert every field that they read.
  return (await response.json()) as Answer;
}

/** POST of a JSON body; the answer of a server of this process is checked against its description. */
export async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const { origin, pathname } = new URL(url);
  if (isPublished(origin) && !pathname.includes(".v1.")) await expectDocumented(response, "POST", pathname);
  return response;
}

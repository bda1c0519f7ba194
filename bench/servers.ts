import { type Child, type Start, start } from "./child.ts";

/** The service itself, as `npm start` runs it. */
export const identikit = "../src/main.ts";

/** Windows of a second, because a minute's calls would exceed the largest limit: every call is counted, none refused. */
export const limited = { RATE_LIMIT: "1000000", RATE_WINDOW_SECONDS: "1" } as const;
export const unlimited = { RATE_LIMIT: "0" } as const;
export const stock = { ...unlimited, LEAN_LANE: "off" } as const;

/** Starts a server on its core and a free port. */
export function serve(program: string, environment: Start["environment"] = {}): Child {
  return start(program, {
    core: "server",
    environment: { PORT: "0", HOST: "127.0.0.1", SHUTDOWN_GRACE_SECONDS: "0", ...environment },
  });
}

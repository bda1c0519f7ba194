import { type Child, type Start, start } from "./process/child.ts";

/** The service itself, as `npm start` runs it. */
export const identikit = "../dist/server/server.cjs";

/** Every call is counted and none refused: in windows of a second, because the largest limit is less than a minute's calls. */
export const limited = { RATE_LIMIT: "1000000", RATE_WINDOW_SECONDS: "1" } as const;
export const unlimited = { RATE_LIMIT: "0" } as const;
/** Every RPC through Connect's handlers. */
export const stockAdapter = { ...unlimited, FAST_UNARY: "off" } as const;

/** Starts a server on its core and a free port, with Node's defaults unless options are given. */
export function serve(
  program: string,
  environment: Start["environment"] = {},
  options: Pick<Start, "flags" | "folder"> = {},
): Child {
  return start(program, {
    core: "server",
    ...options,
    environment: { PORT: "0", HOST: "127.0.0.1", SHUTDOWN_GRACE_SECONDS: "0", ...environment },
  });
}

/** Starts the service, and ends it after `run`. */
export async function withService<Result>(
  environment: Start["environment"],
  run: (server: Child, port: number) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const server = serve(identikit, environment, { flags });
  try {
    return await run(server, await server.port());
  } finally {
    await server.stop();
  }
}

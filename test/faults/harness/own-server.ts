import type { AttackContext } from "./attack.ts";
import type { ServerProcess } from "./server-process.ts";

/** Attacks another server, which must log no error and stop with exit code 0. */
export async function useServer(
  context: AttackContext,
  server: ServerProcess,
  attack: (context: AttackContext) => Promise<void>,
): Promise<void> {
  const { findings } = context;
  await attack({ ...context, port: server.port, measure: server.measure });
  if (!server.isAlive()) findings.unexpected(`the server ended with ${server.end()}`);
  for (const bug of server.bugs()) findings.unexpected(`the server logged: ${bug.slice(0, 300)}`);
  const code = await server.stop();
  if (code !== 0) findings.unexpected(`the server stopped with ${code}`);
}

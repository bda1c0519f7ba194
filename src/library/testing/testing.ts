import type { Served, ServeOptions } from "./serve.ts";

export type { Served, ServeOptions } from "./serve.ts";
export { peopleFor, type TestPeople } from "./test-people.ts";

/** Serves on a free port of this process, for tests of clients. The server is loaded by the first call. */
export async function startIdentikit(options: ServeOptions = {}): Promise<Served> {
  const { serve } = await import("./serve.ts");
  return serve(options);
}

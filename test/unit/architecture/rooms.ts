const connect = "@connectrpc/connect";
const protobuf = "@bufbuild/protobuf";

/** The names of modules of Node, as they are imported. */
const node = (names: string): readonly string[] => names.split(" ").map((name) => `node:${name}`);

/** Paths within a package. */
const within = (name: string, paths: string): readonly string[] => paths.split(" ").map((path) => `${name}/${path}`);

/** The rooms of src, and the packages and modules of Node of which each may use more than types. A room knows those above it. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  gen: within(protobuf, "codegenv2 wkt"),
  random: node("crypto"),
  calendar: [],
  text: [],
  tables: node("fs"),
  streets: [],
  countries: [],
  schema: [],
  person: [],
  verify: [],
  household: [],
  extra: node("module"),
  avatar: ["@dicebear/core", "@dicebear/styles/personas.json", "sharp", "lru-cache", ...node("crypto timers")],
  formats: [
    ...["package.json", "hyparquet-writer", "node:zlib"],
    ...within("hyparquet-writer/src", "datapage.js dictionary.js dremel.js schema.js snappy.js"),
  ],
  service: [],
  limit: ["bottleneck", "rate-limiter-flexible", "ioredis", "ipaddr.js", "lru-cache", ...node("net perf_hooks timers")],
  observe: ["prom-client", "@opentelemetry/api", ...node("crypto timers")],
  http: [
    ...[connect, "jsonc-parser", "negotiator", "lru-cache"],
    ...node(
      "buffer crypto events fs http http2 net path perf_hooks process stream timers timers/promises url util zlib",
    ),
  ],
  rpc: [
    ...[connect, protobuf, `${connect}-node`, ...node("async_hooks buffer perf_hooks")],
    ...within(connect, "protocol protocol-connect protocol-grpc protocol-grpc-web"),
    ...within(protobuf, "reflect wire wkt"),
  ],
  web: [connect, `${connect}-web`, protobuf, "identikit:countries"],
  library: [connect, `${connect}-web`],
  app: [
    ...[connect, "package.json", "pino", "valibot"],
    ...node("cluster crypto events fs http https module timers timers/promises url util"),
  ],
  // The whole service for tests of others, on a port of its own.
  "library/testing": ["vitest", ...node("fs path perf_hooks process timers timers/promises")],
  cli: [
    ...["package.json", "commander", "csv-parse"],
    ...within("@modelcontextprotocol/sdk", "server/index.js server/stdio.js types.js"),
    ...node(
      "child_process crypto fs fs/promises module os path stream stream/promises timers/promises url util v8 zlib",
    ),
    "node:worker_threads",
  ],
  "main.ts": [],
};

/** The room of a path from src; undefined for a package. */
export function roomOf(path: string): string | undefined {
  const names = Object.keys(rooms).filter((room) => path === room || path.startsWith(`${room}/`));
  return names.sort((one, other) => other.length - one.length)[0];
}

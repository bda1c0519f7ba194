/** What a folder or file of src may import besides itself. */
export interface Layer {
  readonly layers?: readonly string[];
  /** Packages and modules of Node, as they are imported. */
  readonly packages?: readonly string[];
  /** Those of which only types may be imported. */
  readonly types?: readonly string[];
}

const connect = "@connectrpc/connect";
const protobuf = "@bufbuild/protobuf";
/** The names of modules of Node, as they are imported. */
const node = (names: string): readonly string[] => names.split(" ").map((name) => `node:${name}`);

const words = (names: string): readonly string[] => names.split(" ");

/** Folders and files of src as .github/ARCHITECTURE.md lists them. Folders inside one belong to it, unless listed too. */
export const layers: Readonly<Record<string, Layer>> = {
  gen: { packages: [`${protobuf}/codegenv2`, `${protobuf}/wkt`], types: [protobuf] },
  random: { packages: ["node:crypto"] },
  calendar: { layers: ["random"] },
  "memo.ts": {},
  text: {},
  tables: { layers: ["memo.ts", "random", "text"] },
  // Tables are read when a country is first drawn.
  "tables/load-tables.ts": { layers: ["memo.ts", "tables"], packages: ["node:fs"] },
  // Reads what the build has packed.
  "tables/open-workspace.ts": { layers: ["tables", "tables/load-tables.ts"] },
  streets: { layers: ["memo.ts", "random", "tables"] },
  countries: { layers: words("memo.ts random calendar text tables tables/load-tables.ts streets") },
  schema: { layers: ["calendar", "text", "countries"] },
  person: {
    layers: words("memo.ts random calendar text tables tables/load-tables.ts streets countries schema"),
  },
  verify: { layers: words("memo.ts random calendar text tables countries schema person") },
  household: { layers: words("random calendar tables countries schema person verify") },
  extra: {
    layers: ["memo.ts", "random", "calendar", "countries", "person"],
    packages: ["node:module"],
    types: ["@faker-js/faker"],
  },
  avatar: {
    layers: ["random"],
    packages: ["@dicebear/core", "@dicebear/styles/personas.json", "sharp", "lru-cache", "node:crypto"],
  },
  service: {
    layers: words("memo.ts random calendar text tables countries schema person verify household extra"),
  },
  // What people are written as, for the command line and the service.
  formats: {
    layers: words("memo.ts random tables schema person household text service"),
    // The version of the writer; its functions for a single page.
    packages: [
      ...["package.json", "hyparquet-writer", "node:zlib"],
      ...words("datapage dictionary dremel schema snappy").map((name) => `hyparquet-writer/src/${name}.js`),
    ],
  },
  limit: {
    packages: ["bottleneck", "rate-limiter-flexible", "ioredis", "ipaddr.js", "lru-cache", "node:net", "node:tls"],
  },
  "transport/limits.ts": {},
  "transport/health.ts": { packages: ["node:events"] },
  "transport/http": {
    layers: ["transport/limits.ts", "schema", "service", "limit"],
    packages: [connect, "jsonc-parser", "negotiator", ...node("buffer crypto http2 zlib")],
    types: ["node:http", "node:stream"],
  },
  "transport/server": {
    layers: ["transport/limits.ts", "transport/http", "limit"],
    packages: ["lru-cache", ...node("events http http2 net stream timers/promises")],
    types: ["node:tls"],
  },
  "transport/observe": {
    layers: words("person service transport/limits.ts transport/health.ts transport/http transport/server"),
    packages: ["prom-client", "@opentelemetry/api", ...node("events http")],
    types: ["node:net"],
  },
  "transport/rest": {
    layers: words(
      "memo.ts schema avatar service formats transport/limits.ts transport/health.ts transport/http transport/observe",
    ),
    packages: node("fs path url util zlib"),
  },
  "transport/openapi": {
    layers: words(
      "memo.ts transport/limits.ts schema person household extra avatar service limit transport/http transport/rest",
    ),
    // The version of the service.
    packages: ["package.json", "lru-cache", "node:fs", "node:url"],
  },
  "transport/rpc": {
    layers: words(
      "gen schema person verify service limit formats transport/limits.ts transport/health.ts transport/http transport/observe transport/rpc/unary",
    ),
    packages: [
      connect,
      `${connect}-node`,
      `${connect}/protocol-grpc`,
      protobuf,
      `${protobuf}/reflect`,
      `${protobuf}/wire`,
      `${protobuf}/wkt`,
      // Connect's handlers hand no context to what decompresses requests.
      "node:async_hooks",
    ],
    types: [`${connect}/protocol`],
  },
  "transport/rpc/unary": {
    layers: ["transport/http", "transport/rpc"],
    packages: [
      connect,
      `${connect}-node`,
      `${connect}/protocol`,
      `${connect}/protocol-connect`,
      `${connect}/protocol-grpc`,
      `${connect}/protocol-grpc-web`,
      protobuf,
    ],
  },
  "transport/limited-calls.ts": {
    layers: ["transport/http", "transport/rest", "transport/rpc"],
  },
  "transport/router.ts": {
    layers: words(
      "service limit transport/health.ts transport/limited-calls.ts transport/http transport/observe transport/rest transport/rpc",
    ),
  },
  web: {
    layers: ["gen", "schema", "text"],
    packages: [connect, `${connect}-web`, protobuf, "identikit:countries"],
  },
  // The composition of the generator, for the package, the service and the command line.
  "library/generator.ts": { layers: ["memo.ts", "tables/open-workspace.ts", "service"] },
  app: {
    layers: words(
      "schema service library/generator.ts limit transport/limits.ts transport/router.ts transport/health.ts transport/http transport/server transport/observe transport/rest transport/openapi transport/rpc",
    ),
    packages: [
      connect,
      "package.json",
      "pino",
      "valibot",
      ...node("cluster crypto events fs http https module timers/promises url util"),
    ],
  },
  // The entries of the package. What they load is kept apart by the build: only the server's entry loads the server.
  library: {
    layers: words("library/generator.ts random countries schema person verify extra service"),
    types: ["@faker-js/faker"],
  },
  "library/client": {
    layers: ["gen"],
    packages: [connect, `${connect}-web`],
    types: [protobuf],
  },
  // Stands for modules that need Node, in bundles for browsers.
  "library/portable": { layers: ["memo.ts", "random", "tables", "service"] },
  "library/testing": {
    layers: ["random", "person", "library", "app"],
    packages: ["vitest", "node:fs", "node:path"],
    types: ["node:test"],
  },
  cli: {
    layers: ["schema", "person", "service", "formats", "library/generator.ts", "app", "cli/mcp"],
    packages: [
      "package.json",
      "cli-progress",
      "commander",
      "csv-parse",
      ...node(
        "child_process crypto fs fs/promises module os path stream stream/promises timers/promises url util v8 worker_threads",
      ),
    ],
  },
  "cli/mcp": {
    layers: ["schema", "library", "service", "extra", "verify"],
    packages: [
      "package.json",
      "@modelcontextprotocol/sdk/server/index.js",
      "@modelcontextprotocol/sdk/server/stdio.js",
      "@modelcontextprotocol/sdk/types.js",
    ],
  },
  "main.ts": { layers: ["app"] },
};

/** The innermost layer that a file belongs to; undefined for a package. */
export function layerOf(file: string): string | undefined {
  const candidates = Object.keys(layers).filter((layer) => file === layer || file.startsWith(`${layer}/`));
  return candidates.sort((a, b) => b.length - a.length)[0];
}

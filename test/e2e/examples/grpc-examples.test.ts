import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { serve } from "../../protocol/serve.ts";
import { findProgram, needs } from "../programs.ts";
import { copyExample, serveExample } from "./example-copy.ts";
import { clock, expected, further, mistake, streamed, tight } from "./expected-lines.ts";

const python = "/usr/bin/python3";
const plugin = findProgram("grpc_python_plugin");

/** The arguments of curl that fetch the schema of a service. */
const schemaOf = (url: string): readonly string[] => [
  ...["-s", "--create-dirs", "-o", "proto/identity/v1/identity.proto"],
  `${url}/identity.proto`,
];

describe("examples/python", needs("curl", "protoc", "grpc_python_plugin", "python3-grpcio"), () => {
  const into = ["--proto_path=identikit_pb=proto", "--python_out=.", "--grpc_python_out=."];
  const generate = [...into, "identikit_pb/identity/v1/identity.proto"];

  it("runs as its README says, also where PyPI's package identity is installed", async () => {
    const { url, folder, lines } = await serveExample("python");
    await lines("curl", ...schemaOf(url));
    await lines("protoc", `--plugin=protoc-gen-grpc_python=${plugin}`, ...generate);
    const installed = join(folder, "installed/identity");
    await mkdir(installed, { recursive: true });
    await writeFile(join(installed, "__init__.py"), "");
    const path = `PYTHONPATH=${join(folder, "installed")}`;
    const printed = await lines("env", path, python, "main.py", new URL(url).host);
    expect(printed).toEqual([...(await expected(url)), ...(await further(url)), `INVALID_ARGUMENT: ${mistake}`]);
  });

  it("waits as long as the service asks when the limit is reached", async () => {
    const { url, lines } = await serveExample("python", { ...tight, RATE_LIMIT: "3" }, clock);
    await lines("curl", ...schemaOf(url));
    await lines("protoc", `--plugin=protoc-gen-grpc_python=${plugin}`, ...generate);
    expect(await lines(python, "main.py", new URL(url).host)).toHaveLength(9);
  });

  it("resumes a stream that the limit ended", async () => {
    const { url, lines } = await serveExample("python", { ...tight, RATE_LIMIT: "2" }, clock);
    await lines("curl", ...schemaOf(url));
    await lines("protoc", `--plugin=protoc-gen-grpc_python=${plugin}`, ...generate);
    const printed = await lines(python, "main.py", new URL(url).host, "450");
    expect(printed.slice(1, 451)).toEqual(streamed(450));
  });
});

describe("examples/go", needs("go"), () => {
  it("runs as its README says, ten times in a row, is never shut out, and leaves go.mod and go.sum", {
    timeout: 600_000,
  }, async () => {
    const bans: string[] = [];
    const { url } = await serve({}, { onBan: (_client, reason) => bans.push(reason) });
    const { folder, lines } = await copyExample("go");
    const pinned = await Promise.all(["go.mod", "go.sum"].map((file) => readFile(join(folder, file), "utf8")));
    await lines("buf", "generate");
    await lines("go", "build", "-o", "example", ".");
    await lines("go", "mod", "tidy");
    expect(await Promise.all(["go.mod", "go.sum"].map((file) => readFile(join(folder, file), "utf8")))).toEqual(pinned);
    for (let run = 0; run < 10; run++) {
      const printed = await lines("./example", new URL(url).host);
      expect(printed).toEqual([...(await expected(url)), `InvalidArgument: ${mistake}`]);
    }
    expect(bans).toEqual([]);
  });
});

describe("examples/java", needs("curl", "mvn", "javac"), () => {
  it("runs as its README says, and resumes a stream that the limit ended", { timeout: 900_000 }, async () => {
    const { url } = await serve();
    const limited = await serve({ ...tight, RATE_LIMIT: "2" }, clock);
    const count = 450;
    const { lines } = await copyExample("java");
    // Debian's Maven resets the colours of the terminal where there is none, too.
    const mvn = async (address: string, ...args: readonly string[]): Promise<readonly string[]> =>
      (await lines("mvn", "--quiet", "--batch-mode", ...args, `-Dexec.args=${new URL(address).host} ${count}`))
        .map(stripVTControlCharacters)
        .filter((line) => line !== "");
    await lines("curl", ...schemaOf(url));
    const printed = await mvn(url, "compile", "exec:java");
    expect(printed).toEqual([(await expected(url))[0], ...streamed(count), `INVALID_ARGUMENT: ${mistake}`]);
    expect(await mvn(limited.url, "exec:java")).toEqual(printed);
  });
});

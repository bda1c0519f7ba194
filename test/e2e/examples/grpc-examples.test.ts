import { describe, expect, it } from "vitest";
import { serve } from "../../protocol/serve.ts";
import { installGo } from "../go.ts";
import { findProgram, needs } from "../programs.ts";
import { copyExample } from "./example-copy.ts";
import { clock, expected, further, mistake, streamed, tight } from "./expected-lines.ts";

const python = "/usr/bin/python3";
const plugin = findProgram("grpc_python_plugin");

describe("examples/python", needs("protoc", "grpc_python_plugin", "python3-grpcio"), () => {
  const generate = ["--proto_path=../../proto", "--python_out=.", "--grpc_python_out=.", "identity/v1/identity.proto"];

  it("runs as its README says", async () => {
    const { url } = await serve();
    const { lines } = await copyExample("python");
    await lines("protoc", `--plugin=protoc-gen-grpc_python=${plugin}`, ...generate);
    const printed = await lines(python, "main.py", new URL(url).host);
    expect(printed).toEqual([...(await expected(url)), ...(await further(url)), `INVALID_ARGUMENT: ${mistake}`]);
  });

  it("waits as long as the service asks when the limit is reached", async () => {
    const { url } = await serve({ ...tight, RATE_LIMIT: "3" }, clock);
    const { lines } = await copyExample("python");
    await lines("protoc", `--plugin=protoc-gen-grpc_python=${plugin}`, ...generate);
    expect(await lines(python, "main.py", new URL(url).host)).toHaveLength(9);
  });

  it("resumes a stream that the limit ended", async () => {
    const { url } = await serve({ ...tight, RATE_LIMIT: "2" }, clock);
    const { lines } = await copyExample("python");
    await lines("protoc", `--plugin=protoc-gen-grpc_python=${plugin}`, ...generate);
    const printed = await lines(python, "main.py", new URL(url).host, "450");
    expect(printed.slice(1, 451)).toEqual(streamed(450));
  });
});

const schema = ["../../proto", "--path", "../../proto/identity"];

describe("examples/go", needs("go"), () => {
  it("runs as its README says, ten times in a row, and is never shut out", { timeout: 600_000 }, async () => {
    const bans: string[] = [];
    const { url } = await serve({}, { onBan: (_client, reason) => bans.push(reason) });
    const { lines } = await copyExample("go");
    const bin = await installGo(
      "google.golang.org/protobuf/cmd/protoc-gen-go@v1.36.11",
      "google.golang.org/grpc/cmd/protoc-gen-go-grpc@v1.6.0",
    );
    await lines("env", `PATH=${bin}:${process.env.PATH}`, "../../node_modules/.bin/buf", "generate", ...schema);
    await lines("go", "mod", "tidy");
    await lines("go", "build", "-o", "example", ".");
    for (let run = 0; run < 10; run++) {
      const printed = await lines("./example", new URL(url).host);
      expect(printed).toEqual([...(await expected(url)), `InvalidArgument: ${mistake}`]);
    }
    expect(bans).toEqual([]);
  });
});

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Code, ConnectError, createClient } from "@connectrpc/connect";
import { status } from "@grpc/grpc-js";
import { describe, expect, it } from "vitest";
import { Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { matrix } from "../../protocol/matrix/transport-matrix.ts";
import { post, type Served, serve } from "../../protocol/serve.ts";
import { needs } from "../programs.ts";
import { generate } from "./foreign-calls.ts";
import { grpcJs } from "./grpc-js-client.ts";

/**
 * Bytes of messages that are far above the 4 KB that are read, and how often each is sent. Servers that reset the
 * connection instead of reading on fail after three to five of the large ones.
 */
const sizes = [
  [5_000, 20],
  [3_000_000, 6],
] as const;

/** Serves with a limit above all calls of a test; `bans` has the reason of every ban. */
async function serveWithBans(): Promise<Served & { readonly bans: readonly string[] }> {
  const bans: string[] = [];
  const served = await serve({ RATE_LIMIT: "1000" }, { onBan: (_client, reason) => void bans.push(reason) });
  return { ...served, bans };
}

/** Calls so often with a mistake that is answered with `refusal`, and then once without, which must succeed. */
async function expectRefusals(
  call: (seed: string) => Promise<unknown>,
  [size, times]: readonly [size: number, times: number],
  refusal: unknown,
  success: unknown,
): Promise<void> {
  const results: unknown[] = [];
  for (let time = 0; time < times; time++) results.push(await call("x".repeat(size)));
  expect(results).toEqual(Array(times).fill(refusal));
  expect(await call("right")).toEqual(success);
}

/** Makes a call; resolves to `ok`, or to the code of its error. */
async function codeOf(call: () => Promise<unknown>): Promise<unknown> {
  try {
    await call();
    return "ok";
  } catch (error) {
    return ConnectError.from(error).code;
  }
}

describe.each(sizes)("messages of %i bytes, sent again and again", (...messages) => {
  it.each(matrix)(
    "are refused with RESOURCE_EXHAUSTED by %s over HTTP/%s, and the next call succeeds",
    async (_name, _http, transport) => {
      const { url, bans } = await serveWithBans();
      const client = createClient(IdentityService, transport(url));
      const call = (seed: string): Promise<unknown> =>
        codeOf(() => client.generateIdentity({ gender: Gender.MALE, seed }));
      await expectRefusals(call, messages, Code.ResourceExhausted, "ok");
      expect(bans).toEqual([]);
    },
  );

  it("are refused with RESOURCE_EXHAUSTED by gRPC for grpc-js, and the next call succeeds", async () => {
    const { port, bans } = await serveWithBans();
    const client = grpcJs(port);
    const call = async (seed: string): Promise<unknown> =>
      (await client.call(generate, { gender: "GENDER_MALE", seed })).error?.code;
    await expectRefusals(call, messages, status.RESOURCE_EXHAUSTED, undefined);
    expect(bans).toEqual([]);
  });

  it("are refused with 413 by plain JSON for fetch, and the next call succeeds", async () => {
    const { url, bans } = await serveWithBans();
    const call = async (seed: string): Promise<unknown> =>
      (await post(`${url}/generate`, { gender: "male", seed })).status;
    await expectRefusals(call, messages, 413, 200);
    expect(bans).toEqual([]);
  });

  it("are refused with 413 by plain JSON for curl, and the next call succeeds", needs("curl"), async () => {
    const { url, bans } = await serveWithBans();
    const call = async (seed: string): Promise<unknown> => {
      const running = promisify(execFile)("curl", [
        ...["--silent", "--output", "/dev/null", "--write-out", "%{http_code}"],
        ...["--header", "content-type: application/json", "--data-binary", "@-", `${url}/generate`],
      ]);
      running.child.stdin?.end(JSON.stringify({ gender: "male", seed }));
      return (await running).stdout;
    };
    await expectRefusals(call, messages, "413", "200");
    expect(bans).toEqual([]);
  });

  it(
    "are refused with RESOURCE_EXHAUSTED by gRPC for grpcio, and the next call succeeds",
    needs("python3-grpcio"),
    async () => {
      const { port, bans } = await serveWithBans();
      const { stdout } = await promisify(execFile)("/usr/bin/python3", [
        "-c",
        grpcio,
        String(port),
        ...messages.map(String),
      ]);
      expect(stdout.trim().split("\n")).toEqual([...Array(messages[1]).fill("RESOURCE_EXHAUSTED"), "OK"]);
      expect(bans).toEqual([]);
    },
  );
});

describe("streams asked for with 2,000,000 bytes, again and again", () => {
  it.each(matrix.filter(([, http]) => http === "2"))(
    "are refused with RESOURCE_EXHAUSTED by %s over HTTP/%s, and the next call succeeds",
    async (_name, _http, transport) => {
      const { url, bans } = await serveWithBans();
      const client = createClient(IdentityService, transport(url));
      const call = (seed: string): Promise<unknown> =>
        codeOf(() => Array.fromAsync(client.streamIdentities({ template: { gender: Gender.MALE, seed }, count: 1 })));
      await expectRefusals(call, [2_000_000, 6], Code.ResourceExhausted, "ok");
      expect(bans).toEqual([]);
    },
  );
});

/** GenerateIdentityRequest by hand: gender 1, and a seed whose length is a varint. */
const grpcio = `
import grpc, sys
def request(seed):
    length, varint = len(seed), b""
    while length > 127:
        varint += bytes([length & 127 | 128])
        length >>= 7
    return b"\\x08\\x01\\x1a" + varint + bytes([length]) + seed
call = grpc.insecure_channel("127.0.0.1:" + sys.argv[1]).unary_unary("/${generate}")
for seed in [b"x" * int(sys.argv[2])] * int(sys.argv[3]) + [b"right"]:
    try:
        call(request(seed), timeout=20)
        print("OK")
    except grpc.RpcError as error:
        print(error.code().name)
`;

describe("a malformed message, sent again and again", () => {
  it("is refused with INVALID_ARGUMENT by gRPC, and the next call succeeds", needs("python3-grpcio"), async () => {
    const { port, bans } = await serveWithBans();
    const script = grpcio.replace('return b"', 'return b"right" == seed and b"\\x08\\x01" or b"\\xff" + b"');
    const { stdout } = await promisify(execFile)("/usr/bin/python3", ["-c", script, String(port), "10", "20"]);
    expect(stdout.trim().split("\n")).toEqual([...Array(20).fill("INVALID_ARGUMENT"), "OK"]);
    expect(bans).toEqual([]);
  });

  it("is refused with 400 by plain JSON, and the next call succeeds", async () => {
    const { url, bans } = await serveWithBans();
    const call = async (seed: string): Promise<unknown> =>
      (await post(`${url}/generate`, seed === "right" ? { gender: "male" } : "nonsense")).status;
    await expectRefusals(call, [10, 20], 400, 200);
    expect(bans).toEqual([]);
  });
});

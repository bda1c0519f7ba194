import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../src/config.ts";
import { createIdentikit, type Identikit } from "../../src/server.ts";
import { type RawAnswer, type RawCall, rawCalls, send } from "./lane-calls.ts";
import { today } from "./serve.ts";

/** A difference that a client could see, and why it is meant. Tells what the stock adapter would answer in the lane's way. */
interface Difference {
  readonly reason: string;
  readonly applies: (call: RawCall, stock: RawAnswer) => boolean;
  readonly inTheLane: (stock: RawAnswer) => RawAnswer;
}

const isGrpc = ({ headers }: RawCall): boolean => /^application\/grpc(\+|$)/.test(headers["content-type"] ?? "");
const bodyOf = ({ body }: RawAnswer): string => Buffer.from(body, "base64").toString();

const differences: readonly Difference[] = [
  {
    reason:
      "Connect calls stray bytes behind a message a cut second message only if it reads them; the lane always does",
    applies: ({ name }) => name === "gRPC length short of the end",
    inTheLane: (stock) => ({
      ...stock,
      fields: {
        ...stock.fields,
        "grpc-status": "12",
        "grpc-message": encodeURIComponent("protocol error: received extra input message for unary method"),
      },
    }),
  },
  {
    reason: "bytes that are no message are the client's fault: INVALID_ARGUMENT, not INTERNAL",
    applies: (_, stock) =>
      stock.fields["grpc-status"] === "13" && (stock.fields["grpc-message"] ?? "").startsWith("parse%20binary"),
    inTheLane: (stock) => ({ ...stock, fields: { ...stock.fields, "grpc-status": "3" } }),
  },
  {
    reason: "bytes that are no message are the client's fault: invalid_argument and 400, not internal and 500",
    applies: (_, stock) => stock.status === 500 && bodyOf(stock).includes("parse binary"),
    inTheLane: (stock) => ({
      ...stock,
      status: 400,
      body: Buffer.from(bodyOf(stock).replace('"internal"', '"invalid_argument"')).toString("base64"),
    }),
  },
  {
    reason: "an error is one block of headers (Trailers-Only), whose content type is the request's",
    applies: (call, stock) => isGrpc(call) && call.http === 2 && (stock.fields["grpc-status"] ?? "0") !== "0",
    inTheLane: (stock) => stock,
  },
];

function expected(call: RawCall, stock: RawAnswer): RawAnswer {
  return differences.reduce(
    (answer, { applies, inTheLane }) => (applies(call, answer) ? inTheLane(answer) : answer),
    stock,
  );
}

/** Without the content type where the answer is an error of gRPC: the last of the differences. */
function comparable(call: RawCall, answer: RawAnswer): RawAnswer {
  if (!isGrpc(call) || (answer.fields["grpc-status"] ?? "0") === "0") return answer;
  const { "content-type": _, ...fields } = answer.fields;
  return { ...answer, fields };
}

describe("the lean lane beside the stock adapter", () => {
  let lane: { identikit: Identikit; port: number };
  let stock: { identikit: Identikit; port: number };
  const bugs: unknown[] = [];

  const serveWith = async (leanLane: string) => {
    const config = readConfig({
      PORT: "0",
      HOST: "127.0.0.1",
      RATE_LIMIT: "0",
      SHUTDOWN_GRACE_SECONDS: "0",
      LEAN_LANE: leanLane,
    });
    const identikit = createIdentikit(config, {
      newSeed: () => "fresh",
      today: () => today,
      now: () => performance.now(),
      report: (error) => bugs.push(error),
    });
    return { identikit, port: await identikit.listen() };
  };

  beforeAll(async () => {
    lane = await serveWith("on");
    stock = await serveWith("off");
  });
  afterAll(async () => {
    await lane.identikit.close();
    await stock.identikit.close();
  });

  it("is tried with two hundred calls, no two under one name", () => {
    expect(rawCalls.length).toBeGreaterThan(200);
    expect(new Set(rawCalls.map(({ name, http }) => `${name} ${http}`)).size).toBe(rawCalls.length);
  });

  it.each(rawCalls.map((call) => [call.name, call] as const))("answers the same: %s", async (_, call) => {
    const [fromLane, fromStock] = await Promise.all([send(lane.port, call), send(stock.port, call)]);
    expect(comparable(call, fromLane)).toEqual(comparable(call, expected(call, fromStock)));
  });

  it("names no difference that is not there, and takes none of the answers for a bug", async () => {
    for (const { reason, applies } of differences) {
      const shown: string[] = [];
      for (const call of rawCalls) if (applies(call, await send(stock.port, call))) shown.push(call.name);
      expect(shown, reason).not.toEqual([]);
    }
    expect(bugs).toEqual([]);
  });
});

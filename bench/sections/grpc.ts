import { compare } from "../compare.ts";
import { CONCURRENT, grpcUnary, withLoad } from "../load.ts";
import type { Results, Section } from "../section.ts";
import { identikit, limited, stockAdapter, unlimited } from "../servers.ts";
import { costOfLimit } from "./generate.ts";

/** GenerateIdentity over gRPC. */
export const grpc: Section = {
  name: "grpc",
  title: `gRPC unary, ${CONCURRENT} calls in flight on 4 connections`,
  run: (effort): Promise<Results> =>
    withLoad(grpcUnary, async (load) => {
      const candidates = {
        baseline: {
          name: "node:http2",
          program: "servers/baseline-http2.ts",
          note: "returns a fixed message, does no work",
        },
        off: { name: "identikit, limit off", program: identikit, environment: unlimited },
        on: { name: "identikit, limit on", program: identikit, environment: limited },
        peer: {
          name: "@grpc/grpc-js, same codec and people",
          program: "servers/grpc-js.ts",
          note: "no limit, no request ids",
        },
        adapter: { name: "Connect's handlers, limit off", program: identikit, environment: stockAdapter },
      };
      const { baseline, off, on, peer, adapter } = await compare(candidates, "peer", load, effort);
      return {
        rows: [
          baseline,
          { ...off, target: { what: "of grpc-js", value: off.ratio ?? 0, least: 1 } },
          { ...on, note: costOfLimit(off, on) },
          peer,
          adapter,
        ],
      };
    }),
};

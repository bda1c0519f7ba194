import { contest, speed } from "../contest.ts";
import { CONCURRENT, withGrpc } from "../load.ts";
import type { Findings, Section } from "../section.ts";
import { identikit, limited, stock, unlimited } from "../servers.ts";

/** GenerateIdentity over gRPC. */
export const grpc: Section = {
  name: "grpc",
  title: `gRPC unary, ${CONCURRENT} calls in flight on 4 connections`,
  run: (effort): Promise<Findings> =>
    withGrpc(async (load) => {
      const { floor, free, counted, peer, adapter } = await contest(
        {
          floor: { name: "bare node:http2", program: "./servers/bare-http2.ts", note: "a ready answer: the floor" },
          free: { name: "identikit, limit off", program: identikit, environment: unlimited },
          counted: { name: "identikit, limit on", program: identikit, environment: limited },
          peer: {
            name: "@grpc/grpc-js, same codec and people",
            program: "./servers/grpc-js.ts",
            note: "no limit, no request ids",
          },
          adapter: { name: "the same without the lean lane, limit off", program: identikit, environment: stock },
        },
        load,
        effort,
      );
      return {
        rows: [
          floor,
          { ...free, mark: { what: "of grpc-js", value: speed(free, peer), least: 1 } },
          counted,
          peer,
          adapter,
        ],
      };
    }),
};

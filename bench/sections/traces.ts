import { compare } from "../compare.ts";
import { CONCURRENT, grpcUnary, withLoad } from "../load.ts";
import type { Results, Section } from "../section.ts";
import { identikit, unlimited } from "../servers.ts";

const preload = (name: string): string => `--import=${new URL(`../servers/${name}`, import.meta.url)}`;

/** What spans cost, and that without an SDK they cost nothing: the service with itself is the noise of the measurement. */
export const traces: Section = {
  name: "traces",
  title: `Spans of OpenTelemetry: gRPC unary, ${CONCURRENT} calls in flight, limit off`,
  run: (effort): Promise<Results> =>
    withLoad(grpcUnary, async (load) => {
      const sdk = { ...unlimited, NODE_OPTIONS: preload("with-spans.ts") };
      const candidates = {
        none: { name: "without an SDK", program: identikit, environment: unlimited },
        again: { name: "without an SDK, a second process", program: identikit, environment: unlimited },
        unsampled: {
          name: "with the SDK, no call sampled",
          program: identikit,
          environment: { ...sdk, OTEL_TRACES_SAMPLER: "always_off" },
        },
        sampled: {
          name: "with the SDK, every call sampled",
          program: identikit,
          environment: { ...sdk, OTEL_TRACES_SAMPLER: "always_on" },
          note: "exports nothing",
        },
      };
      return { rows: Object.values(await compare(candidates, "none", load, effort)) };
    }),
};

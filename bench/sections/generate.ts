import { compare } from "../compare.ts";
import { CONCURRENT, withLoad } from "../load.ts";
import { http1Baseline } from "../record-response.ts";
import type { Results, Row, Section } from "../section.ts";
import { identikit, limited, unlimited } from "../servers.ts";

const reference = "of node:http";

/** POST /generate over HTTP/1.1. */
export const generate: Section = {
  name: "generate",
  title: `POST /generate, HTTP/1.1, ${CONCURRENT} connections`,
  run: (effort): Promise<Results> =>
    withLoad("plain", async (load) => {
      const candidates = {
        ...(await generateCandidates()),
        faker: { name: "node:http and faker", program: "servers/faker-http1.ts", note: "no checks, no limit" },
      };
      const { baseline, off, on, faker } = await compare(candidates, "baseline", load, effort);
      return {
        rows: [
          baseline,
          { ...off, target: { what: reference, value: off.ratio ?? 0, least: 0.4 } },
          { ...on, note: costOfLimit(off, on), target: { what: reference, value: on.ratio ?? 0, least: 0.37 } },
          faker,
        ],
      };
    }),
};

/** The baseline, and the service with and without the limit. */
export async function generateCandidates() {
  return {
    baseline: await http1Baseline(),
    off: { name: "identikit, limit off", program: identikit, environment: unlimited },
    on: { name: "identikit, limit on", program: identikit, environment: limited },
  };
}

/** What the limit adds to a call. */
export function costOfLimit(off: Row, on: Row): string {
  return `the limit adds ${((on.cpu?.median ?? 0) - (off.cpu?.median ?? 0)).toFixed(1)} µs of CPU`;
}

import type { Candidate } from "./compare.ts";
import { unlimited, withService } from "./servers.ts";

/** A response of the service to `POST /generate`. */
export interface Recorded {
  /** Names and values of the header fields in turn, without those that Node adds. */
  readonly fields: string[];
  /** Some 600 characters of ASCII. */
  readonly body: string;
}

const ofNode: ReadonlySet<string> = new Set(["connection", "keep-alive", "date"]);

/** The baseline of HTTP/1.1: node:http with the header fields and the body of the service, but none of its work. */
export async function http1Baseline(): Promise<Candidate> {
  return {
    name: "node:http",
    program: "servers/baseline-http1.ts",
    environment: { RESPONSE: JSON.stringify(await recordResponse()) },
    note: "parses the JSON, returns a fixed body",
  };
}

function recordResponse(): Promise<Recorded> {
  return withService(unlimited, async (_server, port) => {
    const response = await fetch(`http://127.0.0.1:${port}/generate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ gender: "female", country: "us", seed: "bench" }),
    });
    const fields = [...response.headers].filter(([name]) => !ofNode.has(name)).flat();
    return { fields, body: await response.text() };
  });
}

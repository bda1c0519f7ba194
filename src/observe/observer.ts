import type { LogIds } from "./trace-ids.ts";

export type Protocol = "json" | "connect" | "grpc" | "grpc-web";

/** One call of an operation and how it ended, as operators may know it: no address, no body, no person. */
export interface Call {
  /** A method name, or the path of a plain operation. */
  readonly operation: string;
  readonly protocol: Protocol;
  /** The protocol's own code: an HTTP status on plain JSON, else a Connect code or `ok`. */
  readonly code: string;
  readonly isOverLimit: boolean;
  /** From the request's headers to the end of its response. */
  readonly seconds: number;
}

interface Answered extends LogIds {
  readonly method: string;
  /** A known path, else `other`, so that callers do not choose labels. */
  readonly path: string;
  readonly status: number;
  readonly seconds: number;
}

/** Receives calls, requests and drawn people. */
export interface Observer {
  called(call: Call): void;
  answered(request: Answered): void;
  /** People that were drawn for callers, by English country name. */
  drew(country: string, people: number): void;
}

/** An observer that passes all on to several; undefined if there is none. */
export function observers(all: readonly (Observer | undefined)[]): Observer | undefined {
  const present = all.filter((observer) => observer !== undefined);
  if (present.length <= 1) return present[0];
  return {
    called: (call) => present.forEach((observer) => void observer.called(call)),
    answered: (request) => present.forEach((observer) => void observer.answered(request)),
    drew: (country, people) => present.forEach((observer) => void observer.drew(country, people)),
  };
}

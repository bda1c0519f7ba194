/** How a call came in. */
export type Protocol = "json" | "connect" | "grpc" | "grpc-web";

/** One call of an operation and how it ended, as operators may know it: no address, no body, no person. */
export interface Call {
  /** A method name, or the path of a plain operation. */
  readonly operation: string;
  readonly protocol: Protocol;
  /** The code in the protocol's words: an HTTP status on plain JSON, else a Connect code or `ok`. */
  readonly code: string;
  readonly seconds: number;
}

/** One HTTP exchange, whatever it was about. */
export interface Exchange {
  readonly requestId: string;
  readonly method: string;
  /** A known path, else `other`: what strangers make up is not written down. */
  readonly path: string;
  readonly status: number;
  readonly seconds: number;
}

/** Is told what goes on at the door. */
export interface Observer {
  called(call: Call): void;
  answered(exchange: Exchange): void;
  /** People that were drawn for callers, by English country name. */
  drew(country: string, people: number): void;
}

/** Tells both what either would be told; undefined where there is neither. */
export function both(one: Observer | undefined, other: Observer | undefined): Observer | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    called(call) {
      one.called(call);
      other.called(call);
    },
    answered(exchange) {
      one.answered(exchange);
      other.answered(exchange);
    },
    drew(country, people) {
      one.drew(country, people);
      other.drew(country, people);
    },
  };
}

import { limits } from "../../src/http/limits.ts";
import type { Peer } from "../../src/http/message/message.ts";

/** A connection of handlers that are called without the service's own listener. */
export const peer: Peer = {
  address: "127.0.0.1",
  client: "127.0.0.1",
  limits,
  isBusy: false,
  isLate: false,
  hasTurn: true,
  allowPause() {},
  nextTurn: () => Promise.resolve(),
  offload: (work) => work(),
  makeBatch: (make) => make(),
};

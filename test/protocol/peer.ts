import type { Peer } from "../../src/transport/http/message.ts";

/** A connection of handlers that are called without the service's own listener. */
export const peer: Peer = {
  address: "127.0.0.1",
  isBusy: false,
  isOverloaded: false,
  delayRefusal: () => Promise.resolve(),
  slowDown() {},
  nextTurn: () => Promise.resolve(),
};

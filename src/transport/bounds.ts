/**
 * How long and how large anything a stranger sends may be. Every request is a few hundred bytes and every answer but a
 * stream is small, so that honest clients are far inside all of these.
 */
export const bounds = {
  /** ms from the first byte to the end of the headers: a slow sender must not hold a socket. */
  headersTimeout: 10_000,
  /** ms from the first byte to the end of the body. */
  requestTimeout: 30_000,
  /** ms a connection may rest between requests; above the 5 s that clients reuse connections by default. */
  keepAliveTimeout: 7_000,
  /** ms between two looks at the timeouts above, and so how late they may be. */
  checkingInterval: 2_000,
  /** ms that a new connection has to say which HTTP it speaks. */
  greetingTimeout: 10_000,
  /** ms of a TLS handshake. */
  handshakeTimeout: 10_000,
  /** ms that an HTTP/2 connection may rest without a stream. gRPC clients connect again by themselves. */
  sessionIdleTimeout: 300_000,
  /** Bytes of all header fields of one request. */
  headerBytes: 16_384,
  /** Header fields of one request. */
  headerCount: 64,
  /** Connections at once. */
  connections: 10_000,
  /** Requests on one HTTP/1.1 connection before it is closed. */
  requestsPerConnection: 100_000,
  /** Streams at once on one HTTP/2 connection. */
  streamsPerConnection: 200,
  /** Bytes of bodies in flight on one stream: four of the largest bodies that are read. */
  streamWindow: 16_384,
  /** MB that one HTTP/2 connection may hold. */
  sessionMemory: 4,
} as const;

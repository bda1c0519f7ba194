/**
 * How long and how large anything a stranger sends may be. Every request is a few hundred bytes and every answer but a
 * stream is small, so that honest clients are far inside all of these.
 */
export const bounds = {
  /** ms from the first byte to the end of the headers: a slow sender must not hold a socket. */
  headersTimeout: 5_000,
  /** ms from the first byte to the end of the body. */
  requestTimeout: 10_000,
  /** ms a connection may rest between requests; above the 5 s that clients reuse connections by default. */
  keepAliveTimeout: 7_000,
  /** ms between two looks at the timeouts above, and so how late they may be. */
  checkingInterval: 250,
  /** ms that a new connection has to say which HTTP it speaks. */
  greetingTimeout: 5_000,
  /** ms of a TLS handshake. */
  handshakeTimeout: 5_000,
  /** ms that an HTTP/2 connection may rest without a stream, PING or not. Clients connect again by themselves. */
  sessionRest: 10_000,
  /** ms without any byte after which an HTTP/2 connection is taken for dead, streams or not. */
  sessionSilence: 300_000,
  /** Bytes of all header fields of one request. */
  headerBytes: 16_384,
  /** Header fields of one request. */
  headerCount: 64,
  /** Connections at once; then the one that has rested longest makes room. */
  connections: 10_000,
  /** Requests on one HTTP/1.1 connection before it is closed. */
  requestsPerConnection: 100_000,
  /** Streams at once on one HTTP/2 connection. */
  streamsPerConnection: 100,
  /** Bytes of bodies in flight on one stream: four of the largest bodies that are read. */
  streamWindow: 16_384,
  /** MB that one HTTP/2 connection may hold. */
  sessionMemory: 4,
  /** ms that a client has to take an answer that is written, and bytes of it that add a second to them. */
  takingTimeout: 10_000,
  slowestReader: 8_192,
  /** ms that an answer which goes on may stand still because its reader does not read. */
  stallTimeout: 60_000,
  /** ms that a stream of people may last; it can be resumed from the next index. */
  streamLifetime: 3_600_000,
  /** ms of the longest deadline that a caller may set: timers overflow beyond and would fire at once. */
  longestDeadline: 2_147_483_647,
  /** Resets that one HTTP/2 connection may send at once, and each second (CVE-2023-44487). */
  resetBurst: 100,
  resetRate: 20,
  /** PINGs, entries of SETTINGS, invalid frames and rejected streams that one HTTP/2 connection may send. */
  pings: 10,
  settings: 32,
  invalidFrames: 50,
  rejectedStreams: 20,
  /** Connections that the system keeps until they are accepted. */
  backlog: 4_096,
  /** Connections of one address at once, unless it is a trusted proxy. */
  connectionsPerClient: 1_200,
  /** Calls of one address at once, unless it is a trusted proxy: an RPC that waits costs some 100 KB. */
  callsPerClient: 1_200,
  /** Connections of one address without any call that come back every second, of as many as it may have at once. */
  unusedPerSecond: 20,
  /** Bytes with which a connection may begin, handshake and preface among them, before any call. */
  greetingBytes: 8_192,
  /** Bytes of the head that a call usually brings along at most; its body may have MAX_BODY_BYTES. */
  callHeadBytes: 2_048,
  /** Bytes of one address beyond what its calls usually bring, and how many come back every second. */
  unexplainedBytes: 262_144,
  unexplainedBytesPerSecond: 32_768,
  /** ms between two looks at what addresses sent. */
  auditInterval: 100,
  /** ms that an address is shut out after it abused HTTP/2: else it would simply connect again. */
  penalty: 10_000,
  /** Addresses that are shut out at once. */
  penalties: 10_000,
  /** ms between readiness turning 503 and the door closing, unless the grace is shorter. */
  announcement: 1_000,
  /** ms that connections at rest are kept when the door is closed, and between two looks for them afterwards. */
  settling: 500,
  settlingInterval: 50,
  /** ms that clients have to hear that their streams are over, before their connections are cut. */
  lastWords: 500,
  /** ms between two looks at unfinished HTTP/2 streams. */
  sweepInterval: 1_000,
  /** ms that a client may go on sending a request that is answered already. */
  answeredLinger: 250,
  /** The same of a gRPC call that is refused. */
  refusedLinger: 50,
} as const;

/** Limits on messages. The same for every service. */
export const messageLimits = {
  /** Levels and values of a JSON body, and members of one object: a thousand records have some 60,000 values. */
  jsonDepth: 32,
  jsonValues: 100_000,
  jsonMembers: 1_000,
  /** Fields of a large message of RPC: 1,000 records, and what newer clients may add. */
  messageFields: 2_000,
  /** Bytes of a message with records to verify: 1,000 of some 2,000 bytes. */
  recordBytes: 2_097_152,
  /** Records that are checked and written in one turn: some 4 KB each. */
  recordsPerTurn: 50,
  /** Bytes above which a body is large. */
  largeBody: 16_384,
  /** ms of the longest deadline: longer timers overflow and fire at once. */
  longestDeadline: 2_147_483_647,
  /** ms that a client may pause, and go on at most, while the rest of a refused request is discarded. */
  discardPause: 250,
  discardTimeout: 5_000,
} as const;

/** Limits on the duration and size of what clients send, far above what correct clients need. Each can be replaced. */
export const limits = {
  /** ms from the first byte to the end of the headers. */
  headersTimeout: 5_000,
  /** ms from the first byte to the end of the body. */
  requestTimeout: 10_000,
  /** ms a connection may be idle between requests; above the 5 s for which clients reuse connections by default. */
  keepAliveTimeout: 7_000,
  /** ms between two checks of the timeouts above, and so how late they may fire. */
  checkingInterval: 250,
  /** ms that a new connection has to show which HTTP it speaks. */
  detectionTimeout: 5_000,
  /** ms of a TLS handshake. */
  handshakeTimeout: 5_000,
  /** ms after which an idle HTTP/2 client is sent a PING, and for its answer (`abandonTimeout` during a response). */
  sessionIdle: 10_000,
  pingTimeout: 5_000,
  /** Bytes of all header fields of one request. */
  headerBytes: 16_384,
  headerCount: 64,
  /** Connections at once; at the limit, those that have been idle longest are closed. */
  connections: 10_000,
  /** Connections that are closed at once to make room. */
  evictedConnections: 100,
  /** Requests on one HTTP/1.1 connection before it is closed. */
  requestsPerConnection: 100_000,
  /** Requests outside the rate limit of one client per window of `freeSeconds`, counted in each process. */
  freeCalls: 600,
  freeSeconds: 60,
  /**
   * Streams at once on one HTTP/2 connection, and in all before SETTINGS is acknowledged. Node frees reset ones late.
   */
  streamsPerConnection: 400,
  /** Large bodies that are read and answered at once, on each of plain HTTP and RPC: a response may have 4 MB. */
  largeBodies: 16,
  /** Bytes of bodies in flight on one stream: four of the largest bodies that are read. */
  streamWindow: 16_384,
  /** Bytes below which a DATA frame of HTTP/2 is small. */
  smallFrame: 16,
  /** Small frames of one connection, at once and per second, besides the first `smallFramesOfStream` of each stream. */
  smallFramesOfStream: 8,
  smallFrames: 1_000,
  smallFramesPerSecond: 200,
  /** MB of one HTTP/2 connection, above which its calls fail: Node never subtracts what was queued on reset streams. */
  sessionMemory: 1_024,
  /** ms that a client has to read a written response, plus one second for each `minReadBytesPerSecond` of it. */
  readingTimeout: 10_000,
  minReadBytesPerSecond: 8_192,
  /** ms that a response in progress may stall because its client does not read, and of a bidirectional stream. */
  stallTimeout: 60_000,
  /** ms that the reader of a stream of people may pause, before it ends with UNAVAILABLE, and before it is reset. */
  streamPause: 600_000,
  abandonTimeout: 1_200_000,
  /** ms that a stream of people may last; it can be resumed from the next index. */
  streamLifetime: 3_600_000,
  /** Streams of one client that may end by a reset, at once and each second (CVE-2023-44487). */
  resets: 2_500,
  resetsPerSecond: 250,
  /** Entries of SETTINGS, invalid frames and excess streams that one HTTP/2 connection may send. */
  settings: 32,
  invalidFrames: 50,
  rejectedStreams: 100,
  /** Unanswered PINGs of one HTTP/2 connection. */
  pings: 10,
  /** Length of the system's queue of connections. */
  backlog: 4_096,
  /** Requests of one client that are answered at once, and that wait for these; trusted proxies are exempt. */
  requestsPerClient: 3_000,
  waitingPerClient: 3_000,
  /**
   * Bytes written and not read: of one client, whose next requests then wait; in all, before connections are closed.
   */
  unreadPerClient: 8_388_608,
  unread: 134_217_728,
  /** Open watches of health, of one client and in all: each holds some 50 KB. */
  watchesPerClient: 1_000,
  watches: 3_000,
  /** Connections of one client that may be opened and closed without a request, at once and each second. */
  unusedConnections: 2_000,
  unusedPerSecond: 100,
  /** HTTP/2 connections of one client that may end with a protocol error, as those of grpc-go do (golang/go#80759). */
  protocolErrors: 2_000,
  protocolErrorsPerSecond: 100,
  /** Bytes of HTTP/2 frames of one client beyond what its streams may bring, at once and each second. */
  frameBytes: 262_144,
  frameBytesPerSecond: 32_768,
  auditInterval: 100,
  /** Clients that are banned at once. */
  bans: 10_000,
  /** ms of tasks in one iteration of the event loop: least, one per `turnShare` ms of everything else, and most. */
  turn: 1.5,
  turnShare: 4,
  longestTurn: 20,
  /** ms that a client pays of what its tasks took each time that it is next, and that it owes at most. */
  clientTurn: 0.05,
  longestDebt: 10,
  /** Images that are rendered at once, and ms that one may wait for it. */
  offloaded: 2,
  offloadWait: 10_000,
  /** Batches of several parts that are made at once: each may have 7 MB. */
  batches: 8,
  /** Offloaded images or batches of one client at once. */
  workOfClient: 2,
  /** ms without tasks while connections are accepted. */
  acceptingTime: 20,
  /** Overload in ms: wait of a late call, longest delay of its refusal, time to retry, and counted part of a pause. */
  overloadWait: 150,
  refusalDelay: 8_000,
  overloadRetry: 1_000,
  countedPause: 20,
  /** ms between readiness turning 503 and the port closing; at most a quarter of the grace. */
  drainDelay: 1_000,
  /** ms that idle connections stay open after the port is closed, and ms between two checks for them afterwards. */
  idleCloseDelay: 500,
  idleCloseInterval: 50,
  /** ms between the end of running streams and the end of their connections, when stopping. */
  forcedCloseDelay: 500,
  /** ms between two checks of unfinished responses. */
  sweepInterval: 1_000,
} as const;

/** Every limit that the composition can replace. */
export type Limits = Readonly<Record<keyof typeof limits, number>>;

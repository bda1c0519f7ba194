/** Limits on messages. The same for every service. */
export const messageLimits = {
  /**
   * Levels and values of a JSON body, and members of one object: a thousand records have some 60,000 values. A million
   * levels take 0.3 s to parse, as many values 0.1 s; an object of 90,000 members takes 0.3 s, and as long again to be
   * refused.
   */
  jsonDepth: 32,
  jsonValues: 100_000,
  jsonMembers: 1_000,
  /** Fields of a large message of RPC: 1,000 records, and what newer clients may add. */
  messageFields: 2_000,
  /** Bytes of a message with records to verify: 1,000 of some 2,000 bytes. */
  recordBytes: 2_097_152,
  /** Records that are checked in one turn, and written at once: some 4 KB each. */
  recordsPerTurn: 50,
  /** Bytes above which a body is large. */
  largeBody: 16_384,
  /** ms of the longest deadline that a caller may set: timers overflow beyond and would fire at once. */
  longestDeadline: 2_147_483_647,
  /** ms that a client may pause, and go on at most, while the rest of a refused request is discarded. */
  discardPause: 250,
  discardTimeout: 5_000,
} as const;

/**
 * Limits on the duration and size of what clients send. Every request is a few hundred bytes and every response but a
 * stream is small, so that correct clients stay far inside all of these. The composition can replace each of them.
 */
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
  /**
   * ms after the last stream or answered PING for which an HTTP/2 connection is idle, after which its client is asked
   * by PING; and for the answer, which a connection with a response has `abandonTimeout` for: a paused client may not
   * read its socket.
   */
  sessionIdle: 10_000,
  pingTimeout: 5_000,
  /** Bytes of all header fields of one request. */
  headerBytes: 16_384,
  /** Header fields of one request. */
  headerCount: 64,
  /** Connections at once; then those that have been idle longest are closed. */
  connections: 10_000,
  /** Connections that are closed at once to make room. */
  evictedConnections: 100,
  /** Requests on one HTTP/1.1 connection before it is closed. */
  requestsPerConnection: 100_000,
  /**
   * Requests outside the rate limit that one client may make in a window of so many seconds: a page with twenty
   * pictures is some 40. Counted in each process.
   */
  freeCalls: 600,
  freeSeconds: 60,
  /**
   * Streams at once on one HTTP/2 connection, and in all before it has acknowledged our SETTINGS. Node frees the place
   * of a reset stream after the read that brought it: 400 serve 200 calls that are cancelled and begun anew. To create
   * one of the 750 of a read costs some 40 µs, to reject it 6.
   */
  streamsPerConnection: 400,
  /**
   * Large bodies that are read and answered at once, on each of plain HTTP and RPC: 1,000 records of 1 KB are some 4 MB
   * of response, which waits in memory for its reader.
   */
  largeBodies: 16,
  /** Bytes of bodies in flight on one stream: four of the largest bodies that are read. */
  streamWindow: 16_384,
  /** Bytes below which a DATA frame of HTTP/2 is small. */
  smallFrame: 16,
  /**
   * Small frames that one connection may bring, at once and each second, besides the first ones of each stream: a whole
   * body in pieces of a few bytes. A call with an empty message is one.
   */
  smallFramesOfStream: 8,
  smallFrames: 1_000,
  smallFramesPerSecond: 200,
  /**
   * MB that one HTTP/2 connection may hold, as Node counts them. It never subtracts what was queued on a stream when
   * that was reset, so that 4 MB are used up by 65 to 660 cancelled streams, and all calls of the connection fail from
   * then on.
   */
  sessionMemory: 1_024,
  /** ms that a client has to read a written response, plus one second for each `minReadBytesPerSecond` of it. */
  readingTimeout: 10_000,
  minReadBytesPerSecond: 8_192,
  /**
   * ms that another response in progress may stand still because its client does not read, and that a stream both ways
   * may last.
   */
  stallTimeout: 60_000,
  /** ms that the reader of a stream of people may pause, before it ends with UNAVAILABLE, and before it is reset. */
  streamPause: 600_000,
  abandonTimeout: 1_200_000,
  /** ms that a stream of people may last; it can be resumed from the next index. */
  streamLifetime: 3_600_000,
  /**
   * Streams of one client that may end by a reset, at once and each second (CVE-2023-44487): a fan-out of 100 that
   * cancels its calls every second sends 100, ten times 200 calls with a short deadline 2,000 at once.
   */
  resets: 2_500,
  resetsPerSecond: 250,
  /**
   * Entries of SETTINGS, invalid frames and streams beyond `streamsPerConnection` that one HTTP/2 connection may send.
   */
  settings: 32,
  invalidFrames: 50,
  rejectedStreams: 100,
  /** PINGs that one HTTP/2 connection of ours may wait for. */
  pings: 10,
  /** Connections that the system keeps until they are accepted. */
  backlog: 4_096,
  /**
   * Requests of one client that are answered at once, and that wait until one of these ends, unless it is a trusted
   * proxy: an RPC that is answered costs some 100 KB, one that waits a few.
   */
  requestsPerClient: 3_000,
  waitingPerClient: 3_000,
  /**
   * Bytes that are written and not read: of one client, after which its next requests wait; and in all, after which the
   * connections with most of them are closed.
   */
  unreadPerClient: 8_388_608,
  unread: 134_217_728,
  /**
   * Watches of health that are open, of one client and in all: each holds some 50 KB, and client libraries have one for
   * a connection.
   */
  watchesPerClient: 1_000,
  watches: 3_000,
  /** Connections of one client that may be opened and closed without a request, at once and each second. */
  unusedConnections: 2_000,
  unusedPerSecond: 100,
  /**
   * HTTP/2 connections of one client that may end with a protocol error, at once and each second: grpc-go and Go's
   * x/net/http2 close all of theirs so (golang/go#80759).
   */
  protocolErrors: 2_000,
  protocolErrorsPerSecond: 100,
  /** Bytes of HTTP/2 frames of one client beyond what its streams may bring, at once and each second. */
  frameBytes: 262_144,
  frameBytesPerSecond: 32_768,
  /** ms between two checks of these. */
  auditInterval: 100,
  /** Clients that are banned at once. */
  bans: 10_000,
  /**
   * ms of tasks in one iteration of the event loop: at least, one for each `turnShare` ms of everything else, and at
   * most.
   */
  turn: 1.5,
  turnShare: 4,
  longestTurn: 20,
  /** ms that a client pays of what its tasks took each time that it is next, and that it owes at most. */
  clientTurn: 0.05,
  longestDebt: 10,
  /** Images that are rendered at once, and ms that one may wait for it. */
  offloaded: 2,
  offloadWait: 10_000,
  /**
   * Batches of several parts that are made at once: one of 1,000 people with details is some 7 MB until it is written.
   */
  batches: 8,
  /**
   * How many of these are of one client: those of one with much else to do wait for its turns, and others' would wait
   * for them.
   */
  workOfClient: 2,
  /** ms without tasks while connections are accepted. */
  acceptingTime: 20,
  /**
   * Overload: where more than a few clients have tasks, calls that waited so many ms are refused, at the latest after
   * `refusalDelay`, since a refusal costs nearly as much CPU time as a person. They may be made again after
   * `overloadRetry`, for which readiness is 503. Of a pause of the process at most `countedPause` ms count.
   */
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

/**
 * For what a client is banned, in the words that are logged: what no client library sends. SECURITY.md says what libraries send, and
 * `test/faults/fleets.test.ts` has an honest fleet beside each.
 */
export const bans = {
  resets: "more streams of HTTP/2 ended by a reset than cancelled calls and deadlines explain",
  earlyStreams: "more streams than HTTP/2 allows at once, before SETTINGS was acknowledged",
  protocolErrors: "more connections of HTTP/2 ended by a protocol error than clients close",
  invalidFrames: "frames that HTTP/2 does not allow, or too many entries of SETTINGS",
  frames: "more bytes of HTTP/2 frames than calls need",
  smallFrames: "bodies in more small frames of HTTP/2 than messages need",
} as const;

export type Ban = keyof typeof bans;

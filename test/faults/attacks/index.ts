import { fuzzedBodies } from "../fuzz/fuzz.ts";
import { fuzzedRequests } from "../fuzz/requests.ts";
import type { Attack } from "../harness/attack.ts";
import { aborts } from "./aborts.ts";
import { hosts } from "./http1/hosts.ts";
import { malformedHttp1 } from "./http1/malformed.ts";
import { pipelined } from "./http1/pipelined.ts";
import { slowHttp1 } from "./http1/slow.ts";
import { http2Floods, http2Headers, http2Resets } from "./http2/floods.ts";
import { malformedHttp2 } from "./http2/malformed.ts";
import { slowHttp2 } from "./http2/slow.ts";
import { connectionLimits } from "./limits/connections.ts";
import { descriptors } from "./limits/descriptors.ts";
import { memory } from "./limits/memory.ts";
import { overload } from "./limits/overload.ts";
import { rateLimits } from "./limits/rate-limit.ts";
import { starvation } from "./limits/starvation.ts";
import { envelopes } from "./messages/envelopes.ts";
import { jsonBodies } from "./messages/json-bodies.ts";
import { mistakes } from "./messages/mistakes.ts";
import { records } from "./messages/records.ts";
import { tls } from "./tls.ts";
import { images } from "./work/images.ts";
import { costlyCalls } from "./work/index.ts";
import { readStreams } from "./work/streams.ts";

/** Attacks on HTTP/1.1 and HTTP/2, in the order of the threat table. */
export const httpAttacks: readonly Attack[] = [
  ...hosts,
  ...malformedHttp2,
  ...malformedHttp1,
  ...pipelined,
  ...slowHttp1,
  ...http2Resets,
  ...http2Floods,
  ...http2Headers,
  ...slowHttp2,
  ...aborts,
];

/** Attacks by messages, in the same order. */
export const messageAttacks: readonly Attack[] = [...envelopes, ...jsonBodies, records, mistakes];

/** Attacks on the limits of calls, connections and memory, in the same order. */
export const limitAttacks: readonly Attack[] = [
  ...rateLimits,
  ...starvation,
  ...costlyCalls,
  ...images,
  ...readStreams,
  overload,
  ...connectionLimits,
  descriptors,
  ...memory,
  ...tls,
];

/** Randomly mutated requests and bodies. */
export const fuzz: readonly Attack[] = [fuzzedRequests, fuzzedBodies];

/** Every attack. */
export const attacks: readonly Attack[] = [...httpAttacks, ...messageAttacks, ...limitAttacks, ...fuzz];

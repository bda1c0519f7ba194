import type { Attack } from "../attack.ts";
import { fuzzedBodies } from "../fuzz/fuzz.ts";
import { fuzzedRequests } from "../fuzz/requests.ts";
import { crowds } from "./crowds.ts";
import { descriptors } from "./descriptors.ts";
import { envelopes } from "./envelopes.ts";
import { hosts } from "./hosts.ts";
import { http1Shapes } from "./http1-shapes.ts";
import { http2Floods } from "./http2-floods.ts";
import { http2Headers } from "./http2-headers.ts";
import { http2Resets } from "./http2-resets.ts";
import { http2Shapes } from "./http2-shapes.ts";
import { jsonBodies } from "./json-bodies.ts";
import { memory } from "./memory.ts";
import { slowHttp1 } from "./slow-http1.ts";
import { slowHttp2 } from "./slow-http2.ts";
import { tls } from "./tls.ts";
import { vanish } from "./vanish.ts";

/** Every attack, in the order of the threat table. */
export const attacks: readonly Attack[] = [
  ...hosts,
  ...http2Shapes,
  ...http1Shapes,
  ...slowHttp1,
  ...http2Resets,
  ...http2Floods,
  ...http2Headers,
  ...slowHttp2,
  ...vanish,
  ...envelopes,
  ...jsonBodies,
  ...crowds,
  descriptors,
  ...memory,
  ...tls,
  fuzzedRequests,
  fuzzedBodies,
];

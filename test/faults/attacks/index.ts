import type { Attack } from "../attack.ts";
import { fuzz } from "../fuzz/fuzz.ts";
import { crowds } from "./crowds.ts";
import { envelopes } from "./envelopes.ts";
import { hosts } from "./hosts.ts";
import { http1Shapes } from "./http1-shapes.ts";
import { http2Floods } from "./http2-floods.ts";
import { http2Headers } from "./http2-headers.ts";
import { http2Resets } from "./http2-resets.ts";
import { jsonBodies } from "./json-bodies.ts";
import { slowHttp1 } from "./slow-http1.ts";
import { slowHttp2 } from "./slow-http2.ts";
import { tls } from "./tls.ts";
import { vanish } from "./vanish.ts";

/** Every attack, in the order of the threat table. */
export const attacks: readonly Attack[] = [
  ...hosts,
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
  ...tls,
  fuzz,
];

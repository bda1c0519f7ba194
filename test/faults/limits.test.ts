import { limitAttacks } from "./attacks/index.ts";
import { tls } from "./attacks/tls.ts";
import { survives } from "./harness/survives.ts";

survives(limitAttacks, new Set(tls));

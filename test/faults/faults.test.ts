import { otherAttacks } from "./attacks/index.ts";
import { tls } from "./attacks/tls.ts";
import { survives } from "./harness/survives.ts";

survives(otherAttacks, new Set(tls));

import { fuzz, messageAttacks } from "./attacks/index.ts";
import { survives } from "./harness/survives.ts";

survives([...messageAttacks, ...fuzz], new Set());

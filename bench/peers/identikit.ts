import { countries } from "../../src/countries/index.ts";
import { threadWorkspace } from "../../src/library/generator.ts";
import { dataVersion } from "../../src/person/field.ts";
import { generateIdentity } from "../../src/person/generate.ts";
import { Rng } from "../../src/random/rng.ts";
import { keyOf } from "../../src/random/seed.ts";
import { seed, spec } from "../people.ts";

const rng = new Rng(keyOf(dataVersion, seed));
const specs = countries.map((country) => ({ ...spec, country }));

/** All countries in turn; every field agrees with every other. */
export const person = (index: number): unknown =>
  generateIdentity(rng, threadWorkspace(), index, specs[index % specs.length] ?? spec);

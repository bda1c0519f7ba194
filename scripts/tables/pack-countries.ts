import { countries } from "../../src/countries/index.ts";
import { packedCountry } from "../../src/person/packed/country.ts";
import { fixedTexts } from "../../src/person/packed/fixed.ts";
import { openAllAreas } from "../../src/person/packed/homes.ts";
import { packedFile } from "../../src/tables/packed-file.ts";
import { Workspace } from "../../src/tables/workspace.ts";
import { replaceFile } from "./replace-file.ts";

/** Packs all countries, with all of their areas, as a thread does that draws all of their people, into the file `to`. */
export function packCountries(to: URL): void {
  const space = new Workspace();
  fixedTexts(space);
  for (const country of countries) openAllAreas(space.memory, country, packedCountry(space, country));
  replaceFile(to, packedFile(space));
}

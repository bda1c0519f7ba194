import { countries } from "../../src/countries/index.ts";
import { packedCountry } from "../../src/person/packed/country.ts";
import { FIXED, fixedTexts } from "../../src/person/packed/fixed.ts";
import { openAllHomes } from "../../src/person/packed/homes.ts";
import { Memory } from "../../src/tables/memory.ts";
import { packedFile, type Section } from "../../src/tables/packed-file.ts";
import { Workspace } from "../../src/tables/workspace.ts";
import { replaceFile } from "./replace-file.ts";

/** Packs all countries, with all of their areas, as a thread does that draws all of their people, into the file `to`. */
export function packCountries(to: URL): void {
  // Room for all, so that the memory need not grow.
  const space = new Workspace(new Memory(new ArrayBuffer(2 ** 26)));
  const { memory } = space;
  const sections: Section[] = [{ name: FIXED, packed: fixedTexts(space), end: memory.end }];
  for (const country of countries) {
    const packed = packedCountry(space, country);
    openAllHomes(memory, country, packed);
    sections.push({ name: country.code, packed, end: memory.end });
  }
  replaceFile(to, packedFile(memory, sections));
}

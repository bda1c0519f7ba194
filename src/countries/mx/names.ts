import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import { contains, sampleUnlike } from "../../tables/names.ts";
import { below, entry2, entry3, sampleName, share } from "../../tables/sampling.ts";
import { numbersBy } from "../../tables/table.ts";
import { latinMail } from "../../text/latin.ts";
import { FAMILY, GIVEN, type NameForm, namesBy, SECOND_FAMILY, SECOND_GIVEN } from "../name-row.ts";
import { numbered } from "../shared/communities.ts";
import { birthBands } from "../shared/names-by-year.ts";
import { packFamilies, packGiven } from "../shared/pack-names.ts";

const tables = loadTables("mx");

interface Places extends Readonly<Record<"families" | "maya" | "given" | "pairs", Grid>> {
  readonly space: number;
}

const GENERAL = 0;
const MAYA = 1;

const FIRST = 0;
const SECOND = 1;

/** Share of single given names that a second one follows, which rises: of the elder, the register lists both together. */
function secondShare(birthYear: number): number {
  return Math.min(0.5, Math.max(0, (birthYear - 1975) / 50));
}

const given: NameForm["given"] = [
  { part: GIVEN, before: "" },
  { part: SECOND_GIVEN, before: " " },
];

const form: NameForm = {
  full: [...given, { part: FAMILY, before: " " }, { part: SECOND_FAMILY, before: " " }],
  given,
  family: [{ part: FAMILY, before: "" }],
  maternal: [{ part: SECOND_FAMILY, before: "" }],
};

/**
 * Given names, paternal family name, maternal family name. Many given names are compounds of their own (José Luis, María
 * Guadalupe); those of the young are listed one by one, and half of them are followed by a second one. The community is
 * that of the father, general or Maya.
 */
export const names = namesBy<Places>({
  pack(packer, places) {
    const states = numbered(places, ({ stateAbbreviation }) => stateAbbreviation);
    const shares = numbersBy(tables("communities"), "place", "share");
    return {
      mixOf: () => 0,
      regionOf: states.numberOf,
      tables: {
        families: packFamilies(packer, tables, ["general", "maya"], { romanise: latinMail }),
        maya: packer.numbers(states.items.map((state) => (shares.get(state) ?? 0) / 100)),
        given: packGiven(packer, tables, ["general", "second"], { romanise: latinMail }),
        pairs: packer.numbers(birthBands.map(secondShare)),
        space: packer.name(" ", ""),
      },
    };
  },

  form,

  community: ({ memory, rng, region }, { maya }) => (below(rng.word(0), share(memory, maya, region)) ? MAYA : GENERAL),

  name({ memory, rng, names, community, sex, band, region }, { families, maya, given, pairs, space }) {
    const paternal = sampleName(memory, entry2(memory, families, community, sex), rng.word(1));
    const ofMother = below(rng.word(2), share(memory, maya, region)) ? MAYA : GENERAL;
    names[FAMILY] = paternal;
    names[SECOND_FAMILY] = sampleName(memory, entry2(memory, families, ofMother, sex), rng.word(3));
    const firsts = entry3(memory, given, FIRST, sex, band);
    const usual = sampleName(memory, firsts, rng.word(4));
    if (below(rng.word(6), share(memory, pairs, band)) && !contains(memory, usual, space)) {
      const second = sampleName(memory, entry3(memory, given, SECOND, sex, band), rng.word(5));
      names[SECOND_GIVEN] = contains(memory, second, usual) ? 0 : second;
    }
    // Avoids `Cruz Cruz`.
    names[GIVEN] = sampleUnlike(rng, memory, firsts, [4, 7], paternal);
  },
});

import type { Rng } from "../../random/rng.ts";
import { mixed, sample, type Weighted, weighted } from "../../random/weighted.ts";
import { perKey, type Tables } from "../shared/tables.ts";
import { regionOf } from "./house-numbers.ts";

export interface StreetNames {
  /** A name with a type that is usual in the state: `Maple Ave`, `Fox Run Dr`, `Via Verde`. */
  named(rng: Rng, state: string): string;
  /** One of the streets that nearly every town has: `Main St`. */
  whole(rng: Rng): string;
  hawaiian(rng: Rng): string;
  /** A family name that roads are called after. */
  surname(rng: Rng): string;
}

/** Kinds of names by their share of the streets, in percent. */
const kinds: Readonly<Record<string, readonly (readonly [kind: string, share: number])[]>> = {
  northeast: [
    ["tree", 20],
    ["president", 12],
    ["feature", 22],
    ["first", 10],
    ["place", 12],
    ["garden", 8],
    ["surname", 16],
  ],
  midwest: [
    ["tree", 20],
    ["president", 12],
    ["feature", 18],
    ["first", 10],
    ["place", 11],
    ["garden", 15],
    ["surname", 14],
  ],
  south: [
    ["tree", 18],
    ["president", 9],
    ["feature", 17],
    ["first", 9],
    ["place", 11],
    ["garden", 20],
    ["surname", 16],
  ],
  west: [
    ["tree", 19],
    ["president", 10],
    ["feature", 19],
    ["first", 9],
    ["place", 12],
    ["garden", 16],
    ["surname", 15],
  ],
};

/** Percent of streets with Spanish names. */
const spanish: Readonly<Record<string, number>> = { AZ: 12, CA: 13, CO: 3, FL: 3, NM: 20, NV: 8, TX: 5 };

export function streetNamesOf(tables: Tables): StreetNames {
  const table = tables("streets");
  const rowKinds = table.texts("kind");
  const texts = table.texts("street");
  const weights = table.numbers("weight");
  const namesOf = perKey((kind): Weighted<string> => {
    const rows = Array.from({ length: table.length }, (_, row) => row).filter((row) => rowKinds[row] === kind);
    return weighted(
      rows,
      (row) => weights[row] ?? 0,
      (row) => texts[row] ?? "",
    );
  });
  const typesOf = typeTables(tables);
  const kindsOf = perKey((state) => {
    const share = spanish[state] ?? 0;
    const others = kinds[regionOf(state)] ?? [];
    return mixed([...others.map(([kind, part]) => [kind, (part * (100 - share)) / 100] as const), ["spanish", share]]);
  });
  const whole = (kind: string) => (rng: Rng) => sample(rng, namesOf(kind));
  return {
    named: (rng, state) => {
      const kind = sample(rng, kindsOf(state));
      const name = sample(rng, namesOf(kind));
      return kind === "spanish" ? name : `${name} ${sample(rng, typesOf(kind)[regionOf(state)])}`;
    },
    whole: whole("whole"),
    hawaiian: whole("hawaiian"),
    surname: whole("surname"),
  };
}

/** The types of a kind of names in the four regions. */
function typeTables(tables: Tables): (kind: string) => Readonly<Record<ReturnType<typeof regionOf>, Weighted<string>>> {
  const table = tables("street-types");
  const [kindsOfRows, regions, types] = [table.texts("kind"), table.texts("region"), table.texts("name")];
  const weights = table.numbers("weight");
  return perKey((kind) => {
    const inRegion = (region: string): Weighted<string> =>
      weighted(
        Array.from({ length: table.length }, (_, row) => row).filter(
          (row) => kindsOfRows[row] === kind && regions[row] === region,
        ),
        (row) => weights[row] ?? 0,
        (row) => types[row] ?? "",
      );
    return {
      northeast: inRegion("northeast"),
      midwest: inRegion("midwest"),
      south: inRegion("south"),
      west: inRegion("west"),
    };
  });
}

import { type Row, canada as rowsOf } from "../source-rows.ts";

/** A place with the people of each of its forward sortation areas. */
export interface Town {
  readonly name: string;
  readonly province: string;
  readonly people: ReadonlyMap<string, number>;
}

/** The growth of a province from the census of 2016, which counts by area, to that of 2021. */
const growth: ReadonlyMap<string, number> = (() => {
  const before = new Map<string, number>();
  for (const row of rowsOf("fsa-population"))
    before.set(row("province"), (before.get(row("province")) ?? 0) + Number(row("population")));
  return new Map(
    rowsOf("states").map((row) => [
      row("abbreviation"),
      Number(row("population")) / (before.get(row("abbreviation")) ?? Number(row("population"))),
    ]),
  );
})();

const populations = new Map(rowsOf("fsa-population").map((row) => [row("fsa"), Number(row("population"))]));

/** Areas of government offices and post-office boxes, which the census gives people of other areas. */
const closed = new Set(["H0H", "K1A", "M5K", "M5W", "M7A", "M7Y", "V7X"]);

/** Areas with fewer people are offices, post-office boxes or remainders. */
const SMALLEST = 100;

/**
 * A village has at most this many times the people that the source estimates: those who live around it write its name.
 */
const AROUND = 4;

/** The towns of all provinces; those of the three territories have codes of their own. */
export function towns(): readonly Town[] {
  const assigned = rowsOf("fsa-places").flatMap((row) =>
    row("fsas")
      .split(" ")
      .map((cell) => {
        const [fsa = "", part = "1"] = cell.split("*");
        return { key: keyOf(row("place"), row("province")), fsa, part: Number(part) };
      }),
  );
  const moved = new Set(assigned.map(({ fsa }) => fsa));
  const towns = new Map<string, Map<string, number>>();
  const add = (key: string, fsa: string, people: number): void => {
    const own = towns.get(key) ?? new Map<string, number>();
    towns.set(key, own.set(fsa, (own.get(fsa) ?? 0) + people));
  };
  for (const { key, fsa, part } of assigned) add(key, fsa, (populations.get(fsa) ?? 0) * part);
  const urban = listed().flatMap(({ key, fsas }) =>
    fsas.filter((fsa) => !isRural(fsa) && !moved.has(fsa)).map((fsa) => ({ key, fsa })),
  );
  const users = Map.groupBy(urban, ({ fsa }) => fsa);
  for (const { key, fsa } of urban) add(key, fsa, (populations.get(fsa) ?? 0) / (users.get(fsa)?.length ?? 1));
  for (const [key, fsa, people] of rural(new Set(towns.keys()))) add(key, fsa, people);
  return [...towns].flatMap(([key, people]) => townOf(key, people));
}

interface Listed {
  readonly key: string;
  readonly people: number;
  readonly fsas: readonly string[];
}

/** The places of the register by their usual names, without those of the territories. */
function listed(): readonly Listed[] {
  const names = new Map(
    rowsOf("place-names").map((row) => [keyOf(row("source"), row("province")), row("place")] as const),
  );
  return rowsOf("places").flatMap((row: Row) => {
    const name = names.get(keyOf(row("place"), row("province"))) ?? row("place");
    if (name === "" || /^(?:NT|NU|YT)$/.test(row("province"))) return [];
    return [{ key: keyOf(name, row("province")), people: Number(row("people")), fsas: row("fsas").split(" ") }];
  });
}

/**
 * The people of a rural area, shared among its towns by the source's estimate. Towns with areas of their own have none of
 * it.
 */
function rural(towns: ReadonlySet<string>): readonly (readonly [key: string, fsa: string, people: number])[] {
  const villages = listed()
    .filter(({ key }) => !towns.has(key))
    .flatMap(({ key, people, fsas }) =>
      fsas.filter(isRural).map((fsa) => ({ key, fsa, people: people / fsas.length })),
    );
  const sums = new Map<string, number>();
  for (const { fsa, people } of villages) sums.set(fsa, (sums.get(fsa) ?? 0) + people);
  return villages.map(({ key, fsa, people }) => {
    const share = ((populations.get(fsa) ?? 0) * people) / (sums.get(fsa) ?? 1);
    return [key, fsa, Math.min(share, AROUND * people)] as const;
  });
}

function townOf(key: string, people: ReadonlyMap<string, number>): readonly Town[] {
  const [name = "", province = ""] = key.split("|");
  const kept = [...people].filter(([fsa, count]) => count >= SMALLEST && !closed.has(fsa));
  if (kept.length === 0) return [];
  return [{ name, province, people: new Map(kept.map(([fsa, count]) => [fsa, count * (growth.get(province) ?? 1)])) }];
}

function keyOf(place: string, province: string): string {
  return `${place}|${province}`;
}

/** A 0 in the second place stands for the countryside. */
function isRural(fsa: string): boolean {
  return fsa.charAt(1) === "0";
}

import { expect, it } from "vitest";
import { loadTables } from "../../../src/columns/load-tables.ts";
import { people } from "./people.ts";
import { rows } from "./rows.ts";

/** Given names of Germans by sex. */
const german = rows(loadTables("de")("given-names"), ["community", "sex", "name"]).filter(
  ([community]) => community === "german",
);

it("names of single politicians are no German fashions", () => {
  const names = new Set(german.map(([, , name]) => name));
  const single = (
    "Argyri Inessa Zaklin Cansu Medine Sirin Helin Amira Jamila Albina Catalina Aliyah Macit Cetin Behzad Mohamad Abdul Jamal " +
    "Tarik Malik Ayman Baran Ilyas Dariush Arian Adis Giorgio Leonidas Sylwester Stanislav Jurij"
  ).split(" ");
  expect(single.filter((name) => names.has(name))).toEqual([]);
});

it("no German name that one sex bears is in the list of the other", () => {
  const has = (sex: string, name: string): boolean => german.some(([, of, one]) => of === sex && one === name);
  for (const name of ["Markus", "Peter", "Hans", "Klaus", "Thomas"]) expect(has("f", name), name).toBe(false);
  for (const name of ["Nelli", "Anna", "Ursula", "Petra", "Sabine"]) expect(has("m", name), name).toBe(false);
});

it.each(["Hamburg", "München", "Köln", "Leipzig"])("%s has no Dorfstraße, which a town has", (city) => {
  const village = /^(?:Alte |Obere |Untere )?Dorfstraße |^(?:Ober|Unter|Mittel)dorf /;
  const streets = people(1_500, { country: "de", city }).map(({ address }) => address.street);
  expect(streets.filter((street) => village.test(street))).toEqual([]);
  const inTown = people(1_500, { country: "de", city: "Waldkirch" }).map(({ address }) => address.street);
  expect(inTown.some((street) => village.test(street))).toBe(true);
});

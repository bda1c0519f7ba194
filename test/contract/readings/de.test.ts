import { expect, it } from "vitest";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { crowd } from "./people.ts";
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

const germans = crowd(40_000, { country: "de" });
const share = <Item>(list: readonly Item[], isSuch: (item: Item) => boolean): number =>
  list.filter(isSuch).length / list.length;

/** DIE ZEIT 40/2010 (telephone book of 1998), beliebte-vornamen.de (2012): nearly all of them were named in the East. */
it("bearers of names of the GDR live in the East, and of old Catholic ones in Bavaria", () => {
  const bearers = (names: RegExp) => germans.filter(({ details }) => names.test(details?.name.given.native ?? ""));
  const isIn =
    (states: RegExp) =>
    ({ address }: (typeof germans)[number]): boolean =>
      states.test(address.state_abbreviation);
  const eastern = bearers(/^(?:Ronny|Mandy|Peggy|Doreen|Maik|Enrico|Nancy|Cindy|Annett|Silvio|Rico)$/);
  expect(share(eastern, isIn(/BB|MV|SN|ST|TH/))).toBeGreaterThan(0.68);
  expect(share(bearers(/^Mark$/), isIn(/BB|MV|SN|ST|TH/))).toBeLessThan(0.1);
  expect(share(bearers(/^(?:Alois|Xaver|Josef|Franz|Johann|Theresia)$/), isIn(/BY/))).toBeGreaterThan(0.34);
});

it("house letters are as frequent to one another as in the addresses of railway stations", () => {
  // Deutsche Bahn, db-stations 5.0.2: 93 with a, 18 with b and 7 with c of 124 with a letter.
  const letters = germans.flatMap(({ address }) => /\d([a-d])$/.exec(address.street)?.[1] ?? []);
  for (const [letter, count] of [
    ["a", 93],
    ["b", 18],
    ["c", 7],
  ] as const)
    expect(Math.abs(share(letters, (one) => one === letter) / (count / 124) - 1), letter).toBeLessThan(0.25);
});

it("Germans have given names of their time", () => {
  const born = (names: RegExp, isThen: (year: number) => boolean) =>
    share(
      germans,
      ({ dob, details }) => names.test(details?.name.given.native ?? "") && isThen(Number(dob.date.slice(0, 4))),
    );
  const old =
    /^(?:Ingrid|Sabine|Heike|Anke|Sigrid|Siegfried|Helga|Renate|Monika|Brigitte|Karin|Gisela|Petra|Birgit|Jürgen|Dieter|Manfred|Uwe|Bernd|Klaus|Horst|Günter|Detlef|Jutta|Elke|Angelika|Ute|Silke)$/;
  const young = /^(?:Carolin|Kira|Jennifer|Lena|Lisa|Jessica|Vanessa|Kevin|Marvin|Dennis|Lukas|Leon|Finn|Niklas|Jana)$/;
  // 14 in 1,000 by eight years or more before, of all names; these were 1.6 and 0.6.
  expect(born(old, (year) => year >= 1990)).toBeLessThan(0.0011);
  expect(born(young, (year) => year < 1958)).toBeLessThan(0.0005);
});

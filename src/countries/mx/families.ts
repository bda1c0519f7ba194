import type { PersonName } from "../country.ts";
import type { FamilyCustoms } from "../families.ts";

/** Both family names: the first of the father, then the first of the mother. */
function withBoth(own: PersonName, first: PersonName | undefined, second: PersonName | undefined): PersonName {
  const family = first?.family ?? own.family;
  const maternal = second?.family ?? own.maternal;
  const mailFamily = first?.mailFamily ?? own.mailFamily;
  return { ...own, full: `${own.given} ${family} ${maternal}`, family, maternal, mailFamily };
}

/** In round figures; estimates where the source is older or counts otherwise. */
export const families: FamilyCustoms = {
  kinds: { single: 17, couple: 36, family: 31, multigeneration: 13, shared: 3 },
  married: 68,
  // Spouses keep both of their names.
  names: { his: 0, hers: 0, joined: 0 },
  sameSex: 9,
  mixed: 2,
  ageGap: [2.8, 4.6],
  motherAge: [26, 6],
  // Código Civil Federal, artículo 58.
  childName: (own, { father, mother }) => withBoth(own, father, mother),
  source: "INEGI, Censo 2020 and ENADID 2018 (households, couples, mothers); Código Civil Federal, artículo 58",
};

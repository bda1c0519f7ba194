import type { PersonName } from "../country.ts";
import type { FamilyCustoms, FullName, FullParents } from "../families.ts";

/** Both family names: the first of the father, then the first of the mother. */
function withBoth(own: PersonName, first: PersonName | undefined, second: PersonName | undefined): PersonName {
  const family = first?.family ?? own.family;
  const maternal = second?.family ?? own.maternal;
  const mailFamily = first?.mailFamily ?? own.mailFamily;
  return { ...own, full: `${own.given} ${family} ${maternal}`, family, maternal, mailFamily };
}

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 18, couple: 33, family: 29, multigeneration: 17, shared: 3 },
  sizes: { family: [17.5, 43.7, 25.4, 10.2, 3.2], multigeneration: [28, 32, 24, 11, 4, 1], shared: [74, 16, 7, 2, 1] },
  loneParents: 35,
  hisParents: 60,
  married: 66,
  // Spouses keep both of their names.
  names: [{ since: 0, his: 0, hers: 0, joined: 0 }],
  sameSex: 10,
  mixed: 0.3,
  unrelated: 15,
  ageGap: [2.8, 4.8],
  motherAge: [26, 6],
  namesakes: true,
  // Código Civil Federal, artículo 58.
  childName: (own, { father, mother }) => withBoth(own, father, mother),
  isChildOf,
  source: "INEGI, Censo 2020 and ENADID 2018 (households, couples, mothers); Código Civil Federal, artículo 58",
};

/** Whether the child's last words are the first family name of the father and that of the mother. */
function isChildOf({ full }: FullName, { father, mother }: FullParents): boolean {
  const hers = firstNames(mother);
  return firstNames(father).some((his) => hers.some((name) => full.endsWith(` ${his} ${name}`)));
}

/** What may be the first of two family names: one to four words, not at the beginning or the end. */
function firstNames(full: string): readonly string[] {
  const words = full.split(" ");
  return words.flatMap((_, from) =>
    from === 0
      ? []
      : [1, 2, 3, 4].flatMap((count) =>
          from + count < words.length ? [words.slice(from, from + count).join(" ")] : [],
        ),
  );
}

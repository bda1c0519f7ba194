import type { PersonName } from "../bearer.ts";
import type { FamilyRules, FullName, FullParents } from "../families.ts";

function withBoth(own: PersonName, first: PersonName | undefined, second: PersonName | undefined): PersonName {
  const family = first?.family ?? own.family;
  const maternal = second?.family ?? own.maternal;
  const mailFamily = first?.mailFamily ?? own.mailFamily;
  return { ...own, full: `${own.given} ${family} ${maternal}`, family, maternal, mailFamily };
}

export const families: FamilyRules = {
  // Código Civil Federal, artículo 58.
  childName: (own, { father, mother }) => withBoth(own, father, mother),
  isChildOf,
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

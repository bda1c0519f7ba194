import type { PersonName } from "../bearer.ts";
import type { Sex } from "../words.ts";
import { romanise } from "./romanise.ts";

/**
 * A family name as a woman bears it: -ов, -ев, -ёв, -ин, -ын take -а, the adjectives -ий, -ый, -ой become -ая, those in
 * -ний -няя; all others (-ко, -ых, -их, -ук, -ян, -дзе, -швили, a bare consonant, Цой, Палий, Топчий) stay.
 */
export function formOfWomen(name: string): string {
  if (/(?:[оеё]в|[иы]н)$/.test(name)) return `${name}а`;
  if (/(?:[сц]ки|ы|[аеёиоуы].*о)й$/.test(name) || adjective.test(name)) return `${name.slice(0, -2)}ая`;
  return name.replace(/ний$/, "няя");
}

/** Adjectives and participles in -ий: Короткий, Долгий, Хорунжий, Осадчий, Лесничий, Непомнящий. */
const adjective = /(?:[кгхщ]|[ун]ж|[дия]ч)ий$/;

/** The masculine of a feminine family name; of an adjective in -ая, the commonest: -ий where -ый is never written, else -ый. */
function formOfMen(name: string): string {
  if (/(?:[оеё]в|[иы]н)а$/.test(name)) return name.slice(0, -1);
  return name.replace(/(?<=[кгхжчшщ])ая$|яя$/, "ий").replace(/ая$/, "ый");
}

export function familyNameOf({ family }: PersonName, sex: Sex): readonly [family: string, mail: string] {
  const men = formOfMen(family);
  const name = sex === "female" ? formOfWomen(men) : men;
  return [name, romanise(name)];
}

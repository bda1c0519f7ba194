import type { PersonName, Sex } from "../country.ts";
import type { NameEntry } from "../shared/name-table.ts";

/**
 * The feminine of a family name: -ов, -ев, -ёв, -ин, -ын take -а, the adjectives -ий, -ый, -ой become -ая; all others
 * (-ко, -ых, -их, -ук, -ян, -дзе, -швили, a bare consonant, Цой) stay.
 */
export function feminine(name: NameEntry): NameEntry {
  const { text, mail } = name;
  if (/(?:[оеё]в|[иы]н)$/.test(text)) return { text: `${text}а`, mail: `${mail}a` };
  // The endings have two Latin letters each.
  if (/(?:[сц]ки|ы|[аеёиоуы].*о)й$/.test(text))
    return { text: `${text.slice(0, -2)}ая`, mail: `${mail.slice(0, -2)}aia` };
  return name;
}

/** The masculine of a feminine family name; of an adjective in -ая that is not -ская or -цкая, the commonest, in -ый. */
function masculine(name: NameEntry): NameEntry {
  const { text, mail } = name;
  if (/(?:[оеё]в|[иы]н)а$/.test(text)) return { text: text.slice(0, -1), mail: mail.slice(0, -1) };
  if (/[сц]кая$/.test(text)) return { text: `${text.slice(0, -2)}ий`, mail: `${mail.slice(0, -3)}ii` };
  if (/ая$/.test(text)) return { text: `${text.slice(0, -2)}ый`, mail: `${mail.slice(0, -3)}yi` };
  return name;
}

/** A family name as a woman bears it. */
export function formOfWomen(family: string): string {
  return feminine({ text: family, mail: "" }).text;
}

/** A relative's family name in the form of a sex, and its romanised form. */
export function familyNameOf({ family, mailFamily }: PersonName, sex: Sex): readonly [family: string, mail: string] {
  const name = masculine({ text: family, mail: mailFamily });
  const { text, mail } = sex === "female" ? feminine(name) : name;
  return [text, mail];
}

import { fail, pass, passIf, type Rule } from "../rule.ts";

/** Letters, 〇 among them, and what stands between them: hyphens, apostrophes, dots and the ＝ of Japanese foreign names. */
const characters = "\\p{L}\\p{M}\\p{Nl}\\-‐‑–゠＝'’‘`´.．·•‧・･";
/** One space of any width between two words. */
const nameForm = new RegExp(`^[${characters}]+(?:\\p{Zs}[${characters}]+)*$`, "u");
const oddCharacter = new RegExp(`[^${characters}\\p{Zs}]`, "u");

export const nameRules: readonly Rule[] = [
  {
    name: "name.form",
    kind: "form",
    fields: ["name"],
    what: "The name has letters, marks, spaces, hyphens, apostrophes and dots only, without spaces at its ends.",
    source: "Unicode Standard, general categories L and M",
    check(subject) {
      const name = subject.text("name");
      if (nameForm.test(name)) return pass;
      const odd = oddCharacter.exec(name)?.[0];
      if (odd !== undefined) return fail(`${JSON.stringify(odd)} is not part of a name.`);
      return passIf(!/^\s|\s$|\s\s/u.test(name), () => "The name has a space too many.");
    },
    break: {
      writes: ["name"],
      follows: ["national_id.encodes_name"],
      values: ({ record: { name } }) => [name.includes(" ") ? name.replace(" ", "  ") : `${name} `],
    },
  },
  {
    name: "name.script",
    kind: "form",
    fields: ["name"],
    what: "The name is written in the script of the country.",
    source: "Unicode Standard, property Script",
    check(subject) {
      const { script, scriptName } = subject.country.verification;
      const name = subject.text("name");
      if (script.test(name)) return pass;
      const letters = [...name].filter((letter) => !script.test(letter) && !/[\s\p{P}]/u.test(letter));
      return fail(
        letters.length === 0
          ? `The name is not written as names in ${scriptName} script are.`
          : `${letters.slice(0, 5).join(", ")} is not in ${scriptName} script.`,
      );
    },
    break: {
      writes: ["name"],
      follows: ["national_id.encodes_name"],
      values({ record, person: { country, name } }) {
        const { scriptName } = country.verification;
        if (scriptName === "Latin") return [withLookalike(record.name, latin, cyrillic) ?? `${record.name}а`];
        const written =
          scriptName === "Cyrillic"
            ? withLookalike(record.name, cyrillic, latin)
            : [name.mailFamily, name.mailGiven].map(capitalised).join(" ").trim();
        return [written ?? `${record.name}a`];
      },
    },
  },
];

const latin = "aceopxyABCEHKMOPTXi";
const cyrillic = "асеорхуАВСЕНКМОРТХі";

function withLookalike(name: string, from: string, to: string): string | undefined {
  const at = [...name].findIndex((letter) => from.includes(letter));
  if (at === -1) return undefined;
  return name.slice(0, at) + to[from.indexOf(name.charAt(at))] + name.slice(at + 1);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

import { pass, passIf, type Rule } from "../rule.ts";

const nameForm = /^[\p{L}\p{M}\-'’.·・]+(?: [\p{L}\p{M}\-'’.·・]+)*$/u;

export const nameRules: readonly Rule[] = [
  {
    rule: "name.form",
    kind: "form",
    fields: ["name"],
    what: "The name has letters, marks, spaces, hyphens, apostrophes and dots only, without spaces at its ends.",
    source: "Unicode Standard, general categories L and M",
    check(subject) {
      const name = subject.text("name");
      if (nameForm.test(name)) return pass;
      const odd = /[^\p{L}\p{M} \-'’.·・]/u.exec(name)?.[0];
      if (odd !== undefined) return passIf(false, () => `${JSON.stringify(odd)} is not part of a name.`);
      return passIf(!/^\s|\s$|\s\s/u.test(name), () => "The name has a space too many.");
    },
  },
  {
    rule: "name.script",
    kind: "form",
    fields: ["name"],
    what: "The name is written in the script of the country.",
    source: "Unicode Standard, property Script",
    check(subject) {
      const { script, scriptName } = subject.country.verification;
      const name = subject.text("name");
      if (script.test(name)) return pass;
      const letters = [...name].filter((letter) => !script.test(letter) && !/[\s\p{P}]/u.test(letter));
      return passIf(false, () =>
        letters.length === 0
          ? `The name is not written as names in ${scriptName} script are.`
          : `${letters.slice(0, 5).join(", ")} is not in ${scriptName} script.`,
      );
    },
  },
];

import type { Identity } from "../../src/person/identity.ts";
import { mailWords } from "../../src/person/packed/fixed.ts";

const [firsts, lasts] = [mailWords.first, mailWords.last].map((list) => list.join("|"));
const words = new RegExp(`_((?:(?:${firsts})?(?:${lasts})\\.)*(?:${firsts})?(?:${lasts}))(\\d\\d|\\d{4})?@`);

/** The words that stand for the number of an address, before the year of birth if that is there. */
export function wordsOf({ email, dob }: Identity): string | undefined {
  const [, found, digits = ""] = words.exec(email) ?? [];
  return dob.date.slice(0, 4).endsWith(digits) ? found : undefined;
}

/** The number that no other address of the seed has, in digits. */
export function mailNumber(person: Identity): string | undefined {
  const digitsOf = (list: readonly string[], word: string): string => String(list.indexOf(word)).padStart(2, "0");
  const label = new RegExp(`^(${firsts})?(${lasts})$`);
  const labels = wordsOf(person)
    ?.split(".")
    .map((text) => label.exec(text) ?? []);
  const numbers = labels?.map(
    ([, first, last = ""]) =>
      (first === undefined ? "" : digitsOf(mailWords.first, first)) + digitsOf(mailWords.last, last),
  );
  return numbers?.join("") ?? /(\d+)@/.exec(person.email)?.[1];
}

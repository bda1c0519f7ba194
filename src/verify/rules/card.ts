import { checkOf, luhn } from "../../countries/shared/checksum.ts";
import { type CardBrand, cardBrands } from "../../countries/words.ts";
import { isTestNumber } from "../../person/card.ts";
import { decimal } from "../../random/decimal.ts";
import { pick } from "../../random/distributions.ts";
import { notApplicable, passIf, type Rule } from "../rule.ts";

/** Prefixes of the numbers of a brand. Brands share ranges: RuPay issues under 60, 65, 81, 82, 353, 356 and 508. */
const brandPrefixes: Readonly<Record<CardBrand, RegExp>> = {
  Visa: /^4/,
  Mastercard: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  Discover: /^(?:6011|64[4-9]|65|622)/,
  JCB: /^35(?:2[89]|[3-8])/,
  UnionPay: /^(?:62|81)/,
  Mir: /^220[0-4]/,
  RuPay: /^(?:60|65|81|82|353|356|508)/,
};

const iso = "ISO/IEC 7812-1";
const numberForm = /^\d{12,19}$/;
const threeDigits = /^\d{3}$/;
const fourDigits = /^\d{4}$/;

export const cardRules: readonly Rule[] = [
  {
    name: "card.number_form",
    kind: "form",
    fields: ["credit_card.number"],
    what: "The number has 12 to 19 digits.",
    source: iso,
    check: (subject) =>
      passIf(
        numberForm.test(subject.cardDigits),
        () => `${subject.cardDigits.length} characters instead of 12 to 19 digits.`,
      ),
    break: {
      writes: ["credit_card.number"],
      // The letter O, as in a number that was read aloud.
      values: ({ record }) => [`${record.credit_card.number.slice(0, -1)}O`],
    },
  },
  {
    name: "card.luhn",
    kind: "form",
    fields: ["credit_card.number"],
    what: "The last digit is the check digit by Luhn.",
    source: `${iso}, annex B`,
    check(subject) {
      const number = subject.cardDigits;
      if (!numberForm.test(number)) return notApplicable("The number has another form.");
      const right = checkOf(luhn, number.slice(0, -1));
      return passIf(
        number.endsWith(right),
        () => `The number ends with ${number.at(-1)}; the check digit is ${right}.`,
      );
    },
    break: {
      writes: ["credit_card.number"],
      values({ record: { credit_card } }) {
        const { number } = credit_card;
        return [number.slice(0, -1) + decimal((Number(number.slice(-1)) + 1) % 10, 1)];
      },
    },
  },
  {
    name: "card.brand",
    kind: "coherence",
    fields: ["credit_card.number", "credit_card.provider_bank"],
    what: "The number begins as those of the brand.",
    source: "Published ranges of issuer identification numbers",
    check(subject) {
      const brand = subject.text("credit_card.provider_bank");
      if (!isBrand(brand)) return notApplicable(`${brand} is none of ${Object.keys(brandPrefixes).join(", ")}.`);
      const number = subject.cardDigits;
      return passIf(brandPrefixes[brand].test(number), () => `No ${brand} number begins with ${number.slice(0, 6)}.`);
    },
    break: {
      writes: ["credit_card.provider_bank"],
      values({ rng, record: { credit_card } }) {
        const others = cardBrands.filter((brand) => !brandPrefixes[brand].test(credit_card.number));
        return [pick(rng, others)];
      },
    },
  },
  {
    name: "card.cvv",
    kind: "form",
    fields: ["credit_card.cvv"],
    what: "The security code has three digits, or four where the number has 15.",
    source: "The brands' manuals",
    check(subject) {
      const digits = subject.cardDigits.length === 15 ? 4 : 3;
      return passIf(
        (digits === 4 ? fourDigits : threeDigits).test(subject.text("credit_card.cvv")),
        () => `The security code must have ${digits} digits.`,
      );
    },
    break: { writes: ["credit_card.cvv"], values: ({ record }) => [record.credit_card.cvv.slice(1)] },
  },
  {
    name: "card.expiry_form",
    kind: "form",
    fields: ["credit_card.expiry"],
    what: "The expiry is a month as MM/YY.",
    source: "ISO/IEC 7813",
    check: (subject) =>
      passIf(
        expiryForm.test(subject.text("credit_card.expiry")),
        () => `${subject.text("credit_card.expiry")} is no month as MM/YY.`,
      ),
    break: {
      writes: ["credit_card.expiry"],
      values: ({ record }) => [`13${record.credit_card.expiry.slice(2)}`],
    },
  },
  {
    name: "card.not_expired",
    kind: "coherence",
    fields: ["credit_card.expiry"],
    what: "The card is valid in the month of the reference date, and for at most 20 years.",
    source: "ISO/IEC 7813",
    check(subject) {
      const [, month, year] = expiryForm.exec(subject.text("credit_card.expiry")) ?? [];
      if (month === undefined) return notApplicable("The expiry has another form.");
      const { referenceDate } = subject;
      const century = referenceDate.year - (referenceDate.year % 100);
      const years = century + Number(year) - referenceDate.year;
      // `05/02` in 2199 is 2202.
      const months = (years < -50 ? years + 100 : years) * 12 + Number(month) - referenceDate.month;
      return passIf(
        months >= 0 && months <= 240,
        () =>
          `${subject.text("credit_card.expiry")} is ${months < 0 ? "before" : "more than 20 years after"} the reference date.`,
      );
    },
    break: {
      writes: ["credit_card.expiry"],
      values({ referenceDate: { year, month } }) {
        const months = year * 12 + month - 2;
        return [`${decimal((months % 12) + 1, 2)}/${decimal(Math.floor(months / 12) % 100, 2)}`];
      },
    },
  },
  {
    name: "card.test_range",
    kind: "safety",
    fields: ["credit_card.number"],
    what: "The number is one that payment providers publish for tests, or in a range of such.",
    source: "Test card lists of Stripe, Mastercard, TabaPay, Prodamus and PayU",
    check(subject) {
      const number = subject.cardDigits;
      return passIf(
        isTestNumber(number) || testNumbers.has(number),
        () => `A number that begins with ${number.slice(0, 6)} may belong to a bank's customer.`,
      );
    },
  },
];

/** Whole numbers that Stripe, PayPal and Worldpay publish, outside the ranges that the generator uses. */
const testNumbers: ReadonlySet<string> = new Set([
  "4242424242424242",
  "4000056655665556",
  "4111111111111111",
  "4012888888881881",
  "4444333322221111",
  "5105105105105100",
  "5200828282828210",
  "378282246310005",
  "371449635398431",
  "6011000990139424",
  "30569309025904",
  "38520000023237",
]);

/** A month as `MM/YY`. */
export const expiryForm = /^(0[1-9]|1[0-2])\/(\d\d)$/;

function isBrand(text: string): text is CardBrand {
  return Object.hasOwn(brandPrefixes, text);
}

import { countries } from "../../countries/index.ts";
import { cardBrands } from "../../identity/card.ts";
import { phone } from "../../identity/contact.ts";
import { decimal } from "../../random/decimal.ts";
import { pick } from "../../random/distributions.ts";
import { sample } from "../../random/weighted.ts";
import { areasOf } from "../place-index.ts";
import { fitsBrand } from "../rules/card.ts";
import { anotherPlace } from "./address.ts";
import type { Mutation } from "./mutation.ts";

export const contactMutations: readonly Mutation[] = [
  {
    rule: "email.form",
    writes: ["email"],
    break: (_rng, record) => ({ ...record, email: record.email.replace("@", ".@") }),
  },
  {
    rule: "phone.form",
    writes: ["phone"],
    break: (_rng, record) => ({ ...record, phone: record.phone.replace("+", "") }),
  },
  {
    rule: "phone.country",
    writes: ["phone"],
    break(rng, record, { country }) {
      const own = country.verification.phone.countryCode;
      const others = countries.filter(({ verification }) => verification.phone.countryCode !== own);
      return { ...record, phone: phone(rng, sample(rng, pick(rng, others).places)) };
    },
  },
  {
    rule: "phone.area_of_place",
    writes: ["phone"],
    fits: ({ verification }) => verification.phone.tellsNoArea === undefined,
    break(rng, record, person) {
      const own = [...areasOf(person.place)];
      // Some area codes are prefixes of others.
      const isElsewhere = (area: string): boolean =>
        own.every((code) => !area.startsWith(code) && !code.startsWith(area));
      const place = anotherPlace(rng, person, (candidate) => [...areasOf(candidate)].every(isElsewhere));
      return { ...record, phone: phone(rng, place) };
    },
  },
];

export const cardMutations: readonly Mutation[] = [
  {
    rule: "card.number_form",
    writes: ["credit_card.number"],
    break: (_rng, record) => ({
      ...record,
      // The letter O, as in a number that was read aloud.
      credit_card: { ...record.credit_card, number: `${record.credit_card.number.slice(0, -1)}O` },
    }),
  },
  {
    rule: "card.luhn",
    writes: ["credit_card.number"],
    break(_rng, record) {
      const { number } = record.credit_card;
      const digit = decimal((Number(number.slice(-1)) + 1) % 10, 1);
      return { ...record, credit_card: { ...record.credit_card, number: number.slice(0, -1) + digit } };
    },
  },
  {
    rule: "card.brand",
    writes: ["credit_card.provider_bank"],
    break(rng, record) {
      const others = cardBrands.filter((brand) => !fitsBrand(record.credit_card.number, brand));
      return { ...record, credit_card: { ...record.credit_card, provider_bank: pick(rng, others) } };
    },
  },
  {
    rule: "card.cvv",
    writes: ["credit_card.cvv"],
    break: (_rng, record) => ({
      ...record,
      credit_card: { ...record.credit_card, cvv: record.credit_card.cvv.slice(1) },
    }),
  },
  {
    rule: "card.expiry_form",
    writes: ["credit_card.expiry"],
    break: (_rng, record) => ({
      ...record,
      credit_card: { ...record.credit_card, expiry: `13${record.credit_card.expiry.slice(2)}` },
    }),
  },
  {
    rule: "card.not_expired",
    writes: ["credit_card.expiry"],
    break(_rng, record, _person, { year, month }) {
      const months = year * 12 + month - 2;
      const expiry = `${decimal((months % 12) + 1, 2)}/${decimal(Math.floor(months / 12) % 100, 2)}`;
      return { ...record, credit_card: { ...record.credit_card, expiry } };
    },
  },
];

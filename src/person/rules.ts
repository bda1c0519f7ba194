import type { FieldRule } from "../countries/country.ts";

/** The rules of the fields that are the same in every country. */
export const commonRules: Readonly<
  Record<"credit_card" | "dob" | "email" | "gender" | "height" | "photo_url" | "weight", FieldRule>
> = {
  credit_card: {
    provenance: "test",
    rule: "A brand by its share in the country among those that expire that year (in Russia only Mir does after 2026), a number that begins with the six digits of numbers which payment providers print for tests (IIN), valid by Luhn, with a security code of three digits and an expiry 0 to 60 months ahead. Providers print single numbers; no scheme sets an IIN aside or promises never to issue it. The first 1,000,000 people of a country have Visa numbers with its ISO number after the IIN, as Stripe prints them. People of one seed share a number only if their indexes differ by as many as the brand has (see below) or more, whatever their countries. RuPay, of which three whole numbers are published, is drawn only where it is asked for.",
    source:
      "TabaPay, https://developers.tabapay.com/docs/sandbox-test-cards; Mastercard, https://developer.mastercard.com/mastercard-gateway/documentation/testing/test-cards/test-card-numbers/test-card-numbers-brand/; lists of Stripe, https://gist.github.com/Zonalds/3b9acc3a37d09afd0bbe324d49244a9c and https://gist.github.com/DominicWatts/e5a83ae2f2c53c244a619a7af4448d23; Prodamus (Mir), https://help.prodamus.ru/~/changes/kvyK5XYY6hGHXuHvVCcC/payform/kak-sdelat-testovyi-platezh; PayU (RuPay), https://docs.payu.in/reference/test-cards-upi-id-and-wallets",
  },
  dob: {
    provenance: "invented",
    rule: "A day of a year by the country's people of each single year of age; age and zodiac sign follow from it and from the reference date.",
    source: "United Nations, World Population Prospects 2019 (CC BY 3.0 IGO)",
  },
  email: {
    provenance: "reserved",
    rule: "The romanised name at example.com, example.net or example.org, which receive no mail, with a dot between the names or none, and nothing, the year of birth or a number before the @. The index gives domain, dot and number: no two people of one seed share an address, whatever their names. Of single people a third have neither year nor number, and the first 5,472 of a seed have at most three digits or a year. Shares are estimates, as no source with such shares was found.",
    source: "RFC 2606 section 3",
  },
  gender: {
    provenance: "invented",
    rule: "As asked for; by the seed where random is asked for, both as likely.",
    source: "The request",
  },
  height: {
    provenance: "invented",
    rule: "Normal around the mean of the country, gender and birth cohort, a centimetre less for every ten years past 50; those born after 1996 go on as the cohorts of the 1990s did, until 2001. Communities of a country do not differ, on purpose: no body tells where a person comes from. Feet and inches are the same figure.",
    source: "NCD Risk Factor Collaboration, eLife 2016 and Lancet 2020",
  },
  photo_url: {
    provenance: "invented",
    rule: "A drawn avatar that fits gender and age, with a complexion that is common in the country. It shows no real person and states no origin.",
    source: "This service",
  },
  weight: {
    provenance: "invented",
    rule: "From a body mass index by country, gender and age, which is log-normal with the country's shares of underweight and obesity, and from this person's height. Pounds are the same figure.",
    source: "Estimates after NCD Risk Factor Collaboration, Lancet 2017 and 2024",
  },
};

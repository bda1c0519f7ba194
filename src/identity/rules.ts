import type { FieldRule } from "../countries/country.ts";

/** The rules of the fields that are the same in every country. */
export const commonRules: Readonly<
  Record<"credit_card" | "dob" | "email" | "gender" | "height" | "photo_url" | "weight", FieldRule>
> = {
  credit_card: {
    provenance: "test",
    rule: "A brand by its share in the country among those that expire that year (in Russia only Mir does after 2026), a number under a prefix that payment providers publish for tests, valid by Luhn, with a security code of three digits and an expiry 0 to 60 months ahead. No bank issued it; no scheme promises never to issue the prefix. No two people of one seed and country share a number before those of the brand are used up. RuPay, of which three numbers are published, is drawn only where it is asked for.",
    source: "Test card lists of Stripe, Mastercard, JCB, UnionPay, YooKassa, Razorpay and PayU; ISO/IEC 7812-1",
  },
  dob: {
    provenance: "invented",
    rule: "A day of a year by the country's people of each single year of age; age and zodiac sign follow from it and from the reference date.",
    source: "Estimates after United Nations World Population Prospects (CC BY 3.0 IGO) and national censuses",
  },
  email: {
    provenance: "reserved",
    rule: "The romanised name and a number at example.com, example.net or example.org, which receive no mail. No two people of one seed share an address.",
    source: "RFC 2606 section 3",
  },
  gender: {
    provenance: "invented",
    rule: "As asked for; by the seed where random is asked for, both as likely.",
    source: "The request",
  },
  height: {
    provenance: "invented",
    rule: "Normal around the mean of the country, gender and birth cohort, a centimetre less for every ten years past 50; those born after 1996 go on as the cohorts of the 1990s did, until 2001. Feet and inches are the same figure.",
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

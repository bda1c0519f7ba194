import type { FieldRule } from "../countries/country.ts";

/** The rules of the fields that are the same in every country. */
export const commonRules: Readonly<
  Record<"credit_card" | "dob" | "email" | "gender" | "height" | "photo_url" | "weight", FieldRule>
> = {
  credit_card: {
    provenance: "test",
    rule: "A brand by its share in the country, a number under a prefix that payment providers publish for tests, valid by Luhn, with a security code of three digits and an expiry 12 to 60 months ahead. No bank issued it; no scheme promises never to issue the prefix.",
    source: "Test card lists of Stripe, Mastercard, JCB, UnionPay, YooKassa and Razorpay; ISO/IEC 7812-1",
  },
  dob: {
    provenance: "invented",
    rule: "A day by the age mix of the country's adults; age and zodiac sign follow from it and from the reference date.",
    source: "United Nations World Population Prospects 2022, rounded",
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
    rule: "Normal around the mean of the country, gender and birth cohort, a centimetre less for every ten years past 50. Feet and inches are the same figure.",
    source: "NCD Risk Factor Collaboration, eLife 2016",
  },
  photo_url: {
    provenance: "invented",
    rule: "A drawn avatar that fits gender and age, with a complexion that is common in the country. It shows no real person and states no origin.",
    source: "This service",
  },
  weight: {
    provenance: "invented",
    rule: "From a body mass index by country, gender and age, and this person's height. Pounds are the same figure.",
    source: "NCD Risk Factor Collaboration, Lancet 2017",
  },
};

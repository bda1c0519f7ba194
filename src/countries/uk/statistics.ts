import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // Heights: NCD-RisC, eLife 2016. Shares: estimates after NCD-RisC, Lancet 2017 and 2024, from memory and rounded.
  body: {
    height: {
      male: [174.1, 175.3, 176.2, 177.0, 177.6, 177.6, 177.5],
      female: [161.5, 162.4, 163.1, 163.6, 163.8, 164.2, 164.4],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    massShares: {
      male: { underweight: 0.9, obese: 27 },
      female: { underweight: 1.9, obese: 28 },
    },
  },
  blood: [36, 30, 8, 2, 13, 8, 2, 1],
  complexions: [18, 24, 26, 4, 3, 6, 7, 5, 4, 3],
  cards: { Visa: 70, Mastercard: 30 },
};

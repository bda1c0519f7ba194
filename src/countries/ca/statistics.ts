import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // Heights: NCD-RisC, eLife 2016. Shares: estimates after NCD-RisC, Lancet 2017 and 2024, from memory and rounded.
  body: {
    height: {
      male: [174.5, 175.1, 175.7, 176.5, 177.4, 177.9, 178.1],
      female: [161.7, 162.0, 162.5, 163.1, 163.3, 163.7, 163.9],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    massShares: {
      male: { underweight: 0.9, obese: 28.5 },
      female: { underweight: 2.5, obese: 26.5 },
    },
  },
  blood: [39.0, 36.0, 7.6, 2.5, 7.0, 6.0, 1.4, 0.5],
  complexions: [15, 21, 24, 10, 7, 6, 7, 4, 3, 3],
  cards: { Visa: 60, Mastercard: 40 },
};

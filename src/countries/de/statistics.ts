import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // Heights: NCD-RisC, eLife 2016. Shares: estimates after NCD-RisC, Lancet 2017 and 2024, from memory and rounded.
  body: {
    height: {
      male: [174.5, 176.1, 177.7, 178.9, 179.5, 179.7, 179.9],
      female: [162.8, 163.6, 165.0, 166.1, 166.2, 166.0, 165.9],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    massShares: {
      male: { underweight: 0.6, obese: 24.5 },
      female: { underweight: 1.9, obese: 20 },
    },
  },
  blood: [35, 37, 9, 4, 6, 6, 2, 1],
  complexions: [20, 26, 28, 4, 2, 9, 5, 2, 2, 2],
  cards: { Mastercard: 52, Visa: 48 },
};

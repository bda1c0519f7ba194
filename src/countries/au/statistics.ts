import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // Heights: NCD-RisC, eLife 2016. Shares: estimates after NCD-RisC, Lancet 2017 and 2024, from memory and rounded.
  body: {
    height: {
      male: [174.7, 176.0, 177.0, 178.1, 178.9, 179.1, 179.2],
      female: [162.2, 163.0, 163.8, 164.6, 165.1, 165.5, 165.9],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    massShares: {
      male: { underweight: 0.8, obese: 29.5 },
      female: { underweight: 2.4, obese: 27 },
    },
  },
  // The published whole percents add up to 102; these are the same figures scaled to 100.
  blood: [37.2, 31.4, 11.8, 3.9, 6.9, 5.9, 1.9, 1.0],
  complexions: [18, 23, 24, 10, 7, 5, 6, 3, 2, 2],
  cards: { Visa: 58, Mastercard: 42 },
};

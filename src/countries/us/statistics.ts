import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // Heights: NCD-RisC, eLife 2016. Shares: estimates after NCD-RisC, Lancet 2017 and 2024, from memory and rounded.
  body: {
    height: {
      male: [176.4, 177.1, 177.3, 177.4, 177.5, 177.3, 177.1],
      female: [162.9, 163.4, 163.8, 164.0, 163.8, 163.6, 163.5],
    },
    heightDeviation: { male: 7.6, female: 7.1 },
    massShares: {
      male: { underweight: 0.9, obese: 36.5 },
      female: { underweight: 1.8, obese: 37.5 },
    },
  },
  blood: [37.4, 35.7, 8.5, 3.4, 6.6, 6.3, 1.5, 0.6],
  complexions: [12, 16, 20, 8, 6, 12, 8, 6, 7, 5],
  cards: { Visa: 60, Mastercard: 32, Discover: 8 },
};

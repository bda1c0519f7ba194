import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // Heights: NCD-RisC, eLife 2016. Shares: estimates after NCD-RisC, Lancet 2017 and 2024, from memory and rounded.
  body: {
    height: {
      male: [172.4, 173.9, 175.6, 177.2, 178.5, 179.3, 179.7],
      female: [160.7, 161.6, 162.9, 164.0, 164.5, 164.8, 164.9],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    massShares: {
      male: { underweight: 1.2, obese: 17 },
      female: { underweight: 4.5, obese: 13 },
    },
  },
  blood: [36, 37, 9, 3, 6, 7, 1, 1],
  complexions: [13, 22, 30, 3, 2, 12, 7, 4, 4, 3],
  cards: { Visa: 55, Mastercard: 45 },
};

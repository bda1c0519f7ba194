import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // Heights: NCD-RisC, eLife 2016. Shares: estimates after NCD-RisC, Lancet 2017 and 2024, from memory and rounded.
  body: {
    height: {
      male: [164.4, 165.5, 166.3, 167.1, 167.9, 168.5, 169.0],
      female: [152.0, 153.1, 154.0, 154.4, 155.1, 156.2, 156.8],
    },
    heightDeviation: { male: 6.4, female: 5.9 },
    massShares: {
      male: { underweight: 1, obese: 26.5 },
      female: { underweight: 1.5, obese: 34 },
    },
  },
  blood: [59.09, 26.23, 8.53, 1.73, 2.73, 1.21, 0.4, 0.08],
  complexions: [1, 4, 14, 4, 10, 40, 20, 5, 1, 1],
  cards: { Visa: 56, Mastercard: 44 },
};

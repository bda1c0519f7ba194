import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // Heights: NCD-RisC, eLife 2016. Shares: estimates after NCD-RisC, Lancet 2017 and 2024, from memory and rounded.
  body: {
    height: {
      male: [166.4, 167.4, 168.3, 168.7, 169.8, 171.1, 171.8],
      female: [155.7, 156.8, 157.5, 158.0, 158.6, 159.3, 159.7],
    },
    heightDeviation: { male: 6.4, female: 5.9 },
    massShares: {
      male: { underweight: 3.3, obese: 6.8 },
      female: { underweight: 5.6, obese: 6.5 },
    },
  },
  blood: [33.9, 28.4, 27.9, 8.8, 0.34, 0.29, 0.28, 0.09],
  complexions: [0, 0, 0, 50, 45, 5, 0, 0, 0, 0],
  cards: { UnionPay: 94, Visa: 4, Mastercard: 2 },
};

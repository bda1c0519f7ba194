import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // Heights: NCD-RisC, eLife 2016. Shares: estimates after NCD-RisC, Lancet 2017 and 2024, from memory and rounded.
  body: {
    height: {
      male: [165.2, 168.0, 170.1, 171.2, 171.5, 171.1, 170.8],
      female: [153.3, 155.4, 157.2, 158.3, 158.5, 158.4, 158.3],
    },
    heightDeviation: { male: 6.4, female: 5.9 },
    massShares: {
      male: { underweight: 3.8, obese: 4.8 },
      female: { underweight: 10, obese: 3.5 },
    },
  },
  blood: [29.9, 39.8, 19.9, 9.9, 0.15, 0.2, 0.1, 0.05],
  complexions: [0, 0, 2, 53, 42, 3, 0, 0, 0, 0],
  cards: { Visa: 48, JCB: 32, Mastercard: 20 },
};

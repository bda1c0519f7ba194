import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // Heights: NCD-RisC, eLife 2016. Shares: estimates after NCD-RisC, Lancet 2017 and 2024, from memory and rounded.
  body: {
    height: {
      male: [163.0, 163.5, 164.1, 164.7, 165.1, 165.0, 164.9],
      female: [150.8, 151.6, 152.3, 152.5, 152.4, 152.5, 152.6],
    },
    heightDeviation: { male: 6.4, female: 5.9 },
    massShares: {
      male: { underweight: 20, obese: 3.3 },
      female: { underweight: 22, obese: 5.5 },
    },
  },
  blood: [35.1, 21.7, 30.5, 7.3, 2.0, 1.2, 1.7, 0.4],
  complexions: [0, 0, 2, 2, 4, 30, 38, 24, 0, 0],
  // RuPay has 20 % of the cards, but only four published test numbers: it is used only if a request names it.
  cards: { Visa: 56, Mastercard: 44, RuPay: 0 },
};

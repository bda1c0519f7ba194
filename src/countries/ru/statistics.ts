import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // Heights: NCD-RisC, eLife 2016. Shares: estimates after NCD-RisC, Lancet 2017 and 2024, from memory and rounded.
  body: {
    height: {
      male: [171.1, 173.2, 175.0, 176.2, 176.4, 176.4, 176.5],
      female: [160.3, 161.6, 162.8, 163.8, 164.3, 164.9, 165.3],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    massShares: {
      male: { underweight: 1.3, obese: 18 },
      female: { underweight: 2.5, obese: 25.5 },
    },
  },
  blood: [28, 30, 20, 7, 4.9, 5.8, 3.2, 1.1],
  complexions: [24, 32, 32, 6, 4, 2, 0, 0, 0, 0],
  cards: { Mir: 65, Visa: 18, Mastercard: 17 },
  // Both schemes left in March 2022: no card was issued since, and those that are extended keep the date that they show.
  lastExpiry: { Visa: 2026, Mastercard: 2026 },
};

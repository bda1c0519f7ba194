import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // NCD-RisC, eLife 2016 (height) and Lancet 2017 (BMI).
  body: {
    height: {
      male: [171.1, 173.2, 175.0, 176.2, 176.4, 176.4, 176.5],
      female: [160.3, 161.6, 162.8, 163.8, 164.3, 164.9, 165.3],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    bodyMassIndex: { male: 26.0, female: 26.7 },
    bodyMassIndexDeviation: { male: 4.4, female: 5.4 },
  },
  blood: [28, 30, 20, 7, 4.9, 5.8, 3.2, 1.1],
  complexions: [24, 32, 32, 6, 4, 2, 0, 0, 0, 0],
  ages: [16, 30, 25, 21, 8],
  cards: { Mir: 65, Visa: 18, Mastercard: 17 },
};

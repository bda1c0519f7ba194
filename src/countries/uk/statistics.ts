import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // NCD-RisC, eLife 2016 (height) and Lancet 2017 (BMI).
  body: {
    height: {
      male: [174.1, 175.3, 176.2, 177.0, 177.6, 177.6, 177.5],
      female: [161.5, 162.4, 163.1, 163.6, 163.8, 164.2, 164.4],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    bodyMassIndex: { male: 27.5, female: 27.2 },
    bodyMassIndexDeviation: { male: 4.8, female: 5.8 },
  },
  blood: [36, 30, 8, 2, 13, 8, 2, 1],
  complexions: [18, 24, 26, 4, 3, 6, 7, 5, 4, 3],
  ages: [19, 25, 25, 20, 11],
  cards: { Visa: 70, Mastercard: 30 },
};

import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // NCD-RisC, eLife 2016 (height) and Lancet 2017 (BMI).
  body: {
    height: {
      male: [174.5, 176.1, 177.7, 178.9, 179.5, 179.7, 179.9],
      female: [162.8, 163.6, 165.0, 166.1, 166.2, 166.0, 165.9],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    bodyMassIndex: { male: 27.5, female: 26.0 },
    bodyMassIndexDeviation: { male: 4.4, female: 5.4 },
  },
  blood: [35, 37, 9, 4, 6, 6, 2, 1],
  complexions: [20, 26, 28, 4, 2, 9, 5, 2, 2, 2],
  ages: [16, 23, 26, 22, 13],
  cards: { Mastercard: 52, Visa: 48 },
};

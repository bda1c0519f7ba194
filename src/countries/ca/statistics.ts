import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // NCD-RisC, eLife 2016 (height) and Lancet 2017 (BMI).
  body: {
    height: {
      male: [174.5, 175.1, 175.7, 176.5, 177.4, 177.9, 178.1],
      female: [161.7, 162.0, 162.5, 163.1, 163.3, 163.7, 163.9],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    bodyMassIndex: { male: 27.5, female: 26.8 },
    bodyMassIndexDeviation: { male: 4.8, female: 5.8 },
  },
  blood: [39.0, 36.0, 7.6, 2.5, 7.0, 6.0, 1.4, 0.5],
  complexions: [15, 21, 24, 10, 7, 6, 7, 4, 3, 3],
  ages: [19, 26, 24, 21, 10],
  cards: { Visa: 60, Mastercard: 40 },
};

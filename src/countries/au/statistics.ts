import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // NCD-RisC, eLife 2016 (height) and Lancet 2017 (BMI).
  body: {
    height: {
      male: [174.7, 176.0, 177.0, 178.1, 178.9, 179.1, 179.2],
      female: [162.2, 163.0, 163.8, 164.6, 165.1, 165.5, 165.9],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    bodyMassIndex: { male: 27.7, female: 26.9 },
    bodyMassIndexDeviation: { male: 4.8, female: 5.8 },
  },
  // The published whole percents add up to 102; these are the same figures scaled to 100.
  blood: [37.2, 31.4, 11.8, 3.9, 6.9, 5.9, 1.9, 1.0],
  complexions: [18, 23, 24, 10, 7, 5, 6, 3, 2, 2],
  ages: [20, 27, 23, 20, 10],
  cards: { Visa: 58, Mastercard: 42 },
};

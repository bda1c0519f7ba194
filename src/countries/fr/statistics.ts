import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // NCD-RisC, eLife 2016 (height) and Lancet 2017 (BMI).
  body: {
    height: {
      male: [172.4, 173.9, 175.6, 177.2, 178.5, 179.3, 179.7],
      female: [160.7, 161.6, 162.9, 164.0, 164.5, 164.8, 164.9],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    bodyMassIndex: { male: 26.1, female: 24.3 },
    bodyMassIndexDeviation: { male: 4.4, female: 5.4 },
  },
  blood: [36, 37, 9, 3, 6, 7, 1, 1],
  complexions: [13, 22, 30, 3, 2, 12, 7, 4, 4, 3],
  ages: [18, 23, 24, 22, 13],
  cards: { Visa: 55, Mastercard: 45 },
};

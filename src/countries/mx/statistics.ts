import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // NCD-RisC, eLife 2016 (height) and Lancet 2017 (BMI).
  body: {
    height: {
      male: [164.4, 165.5, 166.3, 167.1, 167.9, 168.5, 169.0],
      female: [152.0, 153.1, 154.0, 154.4, 155.1, 156.2, 156.8],
    },
    heightDeviation: { male: 6.4, female: 5.9 },
    bodyMassIndex: { male: 27.6, female: 28.6 },
    bodyMassIndexDeviation: { male: 4.8, female: 5.8 },
  },
  blood: [59.09, 26.23, 8.53, 1.73, 2.73, 1.21, 0.4, 0.08],
  complexions: [1, 4, 14, 4, 10, 40, 20, 5, 1, 1],
  ages: [27, 30, 24, 14, 5],
  cards: { Visa: 56, Mastercard: 44 },
};

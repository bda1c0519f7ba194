import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // NCD-RisC, eLife 2016 (height) and Lancet 2017 (BMI).
  body: {
    height: {
      male: [165.2, 168.0, 170.1, 171.2, 171.5, 171.1, 170.8],
      female: [153.3, 155.4, 157.2, 158.3, 158.5, 158.4, 158.3],
    },
    heightDeviation: { male: 6.4, female: 5.9 },
    bodyMassIndex: { male: 23.7, female: 21.8 },
    bodyMassIndexDeviation: { male: 3.5, female: 3.6 },
  },
  blood: [29.9, 39.8, 19.9, 9.9, 0.15, 0.2, 0.1, 0.05],
  complexions: [0, 0, 2, 53, 42, 3, 0, 0, 0, 0],
  ages: [13, 20, 25, 23, 19],
  cards: { Visa: 48, JCB: 32, Mastercard: 20 },
};

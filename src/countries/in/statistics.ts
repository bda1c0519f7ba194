import type { Statistics } from "../country.ts";

export const statistics: Statistics = {
  // NCD-RisC, eLife 2016 (height) and Lancet 2017 (BMI).
  body: {
    height: {
      male: [163.0, 163.5, 164.1, 164.7, 165.1, 165.0, 164.9],
      female: [150.8, 151.6, 152.3, 152.5, 152.4, 152.5, 152.6],
    },
    heightDeviation: { male: 6.4, female: 5.9 },
    bodyMassIndex: { male: 21.8, female: 22.0 },
    bodyMassIndexDeviation: { male: 3.7, female: 4.2 },
  },
  blood: [35.1, 21.7, 30.5, 7.3, 2.0, 1.2, 1.7, 0.4],
  complexions: [0, 0, 2, 2, 4, 30, 38, 24, 0, 0],
  ages: [29, 31, 23, 13, 4],
  cards: { Visa: 45, Mastercard: 35, RuPay: 20 },
};

import { expect, it } from "vitest";
import { people } from "./people.ts";

it.each([
  ["us", /^\(\d{3}\) \d{3}-\d{4}$/],
  ["ca", /^\d{3}-\d{3}-\d{4}$/],
  ["uk", /^0(?:\d{2} \d{4} \d{4}|\d{3,4} \d{3} ?\d{3,4})$/],
  ["au", /^\(0\d\) \d{4} \d{4}$|^04\d{2} \d{3} \d{3}$/],
  ["de", /^0\d{2,5} \d{4,8}$/],
  ["fr", /^0\d(?: \d\d){4}$/],
  ["jp", /^0\d{1,4}-\d{1,4}-\d{4}$/],
  ["cn", /^0\d{2,3}-\d{7,8}$/],
  ["in", /^0\d{2,4}-\d{6,8}$/],
  ["mx", /^\d{2,3} \d{3,4} \d{4}$/],
  ["ru", /^8 \(\d{3,5}\) \d{1,3}-\d\d-\d\d$/],
])("telephone numbers of %s are written as there, and are the same", (country, form) => {
  for (const { phone, details } of people(80, { country })) {
    const national = details?.phone_national ?? "";
    expect(national).toMatch(form);
    const digits = national.replace(/\D/g, "").replace(country === "ru" ? /^8/ : /^0/, "");
    expect(phone.replace(/\D/g, "").endsWith(digits)).toBe(true);
  }
});

/** Thousand blocks assigned in October 2022, from records of the North American Numbering Plan Administrator. */
it.each([
  ["us", "New York", { "212": 8000, "332": 1088, "646": 8000, "917": 3997 }],
  ["us", "Houston", { "281": 8000, "346": 4609, "713": 7999, "832": 7992 }],
  ["us", "Pittsburgh", { "412": 7408, "878": 654 }],
  ["ca", "Winnipeg", { "204": 7810, "431": 4580 }],
  ["ca", "Toronto", { "416": 7780, "437": 3030, "647": 7750 }],
])("the area codes of one area are as frequent in %s, %s as the numbers assigned in them", (country, city, blocks) => {
  const all = Object.values(blocks).reduce((sum, count) => sum + count, 0);
  const codes = people(1_500, { country, city, details: false }).map(({ phone }) => phone.slice(3, 6));
  for (const [code, count] of Object.entries(blocks)) {
    const share = codes.filter((other) => other === code).length / codes.length;
    expect(Math.abs(share - count / all), code).toBeLessThan(0.045);
  }
  expect(new Set(codes)).toEqual(new Set(Object.keys(blocks)));
});

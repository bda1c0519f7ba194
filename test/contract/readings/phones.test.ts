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

import { mod11And10 } from "../shared/checksum.ts";
import type { Verification } from "../verification.ts";

/** The forms of German values, issued or not. */
export const verification: Verification = {
  script: /^[\p{Script=Latin}\p{M}\p{N}\p{P} ]+$/u,
  scriptName: "Latin",
  postalCode: {
    form: /^\d{5}$/,
    example: "10115",
    stateLength: 2,
    source: "Deutsche Post, Postleitzahlen",
  },
  phone: {
    countryCode: "+49",
    national: /^[1-9]\d{3,12}$/,
  },
  nationalId: {
    name: "Steuer-IdNr",
    form: /^\d{11}$/,
    example: "36 574 261 809",
    check: (id) => mod11And10(id.slice(0, 10)),
    composition(id) {
      // Of ten digits one occurs twice if nine are different, and one three times, or two twice, if eight are.
      const different = new Set(id.slice(0, 10)).size;
      return different === 9 || (different === 8 && /(\d)(?=.*\1.*\1.)/.test(id))
        ? undefined
        : "Of the first ten digits exactly one occurs twice, or three times.";
    },
    miscompose(id) {
      const body = [...id.slice(0, 10)];
      const single = body.flatMap((digit, at) =>
        at > 0 && body.indexOf(digit) === body.lastIndexOf(digit) ? [at] : [],
      );
      // Two digits that occur once become the same one.
      const [first = 1, second = 2] = single;
      body[second] = body[first] ?? "";
      return body.join("") + mod11And10(body.join(""));
    },
    isNeverIssued: (id) => id.startsWith("0"),
    source:
      "rechtlogisch/steuer-id after ELSTER's documentation of 2025-02-24, https://packagist.org/packages/rechtlogisch/steuer-id",
  },
};

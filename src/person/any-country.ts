import type { Country } from "../countries/country.ts";
import type { Rng } from "../random/rng.ts";
import { perList } from "../text/memo.ts";

/**
 * The country of a person if the request names none: the one whose code scores highest in a hash with a word of the
 * stream. Adding a country moves only the people for whom it scores highest.
 * Source: D. G. Thaler and C. V. Ravishankar, "Using name-based mappings to increase hit rates", 1998.
 */
export function anyCountry(rng: Rng, countries: readonly Country[]): Country {
  const country = countries[highest(codesOf(countries), rng.next())];
  if (country === undefined) throw new RangeError("there are no countries");
  return country;
}

function highest(codes: readonly number[], word: number): number {
  let found = 0;
  let best = -1;
  for (let at = 0; at < codes.length; at++) {
    const score = scoreOf(word, codes[at] ?? 0);
    if (score <= best) continue;
    best = score;
    found = at;
  }
  return found;
}

/** The letters of each code and its earlier occurrences: a country that is listed twice has two chances. */
const codesOf = perList((countries: readonly Country[]) => {
  const seen = new Map<string, number>();
  return countries.map(({ code }) => {
    const before = seen.get(code) ?? 0;
    seen.set(code, before + 1);
    return Math.imul((before << 16) | (code.charCodeAt(0) << 8) | code.charCodeAt(1), 0x9e3779b1);
  });
});

/** 0 to 2^32 - 1, by MurmurHash3's finalizer, under which two codes never score the same. */
function scoreOf(word: number, code: number): number {
  let hash = word ^ code;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

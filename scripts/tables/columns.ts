import { birthBands } from "../../src/countries/shared/names-by-year.ts";

/** What the cells of a column may hold. */
export interface ColumnRule {
  readonly type: "text" | "number";
  /** Cells match it, or are empty where `optional`. */
  readonly form: RegExp;
  readonly optional?: true;
}

const word: ColumnRule = { type: "text", form: /^\S(?:.*\S)?$/u };
const native: ColumnRule = { type: "text", form: /^[\p{L}\p{M}](?:.*[\p{L}\p{M}\p{N}.)'’])?$/u };
const latin: ColumnRule = {
  type: "text",
  form: /^(?:\{[^}]+\}|[\p{Script=Latin}\p{M}\p{N} .,'’()/&-])+$/u,
  optional: true,
};
const weight: ColumnRule = { type: "number", form: /^(?!0(?:\.0+)?$)\d+(?:\.\d+)?$/ };
const count: ColumnRule = { type: "number", form: /^\d+(?:\.\d+)?$/, optional: true };
const degrees: ColumnRule = { type: "number", form: /^-?\d{1,3}(?:\.\d{1,5})?$/, optional: true };

/** Every column that a table may have, by its name: a column of another name fails the build. */
export const columnRules: Readonly<Record<string, ColumnRule>> = {
  abbreviation: { type: "text", form: /^[\p{L}\p{N}-]+$/u },
  at: { ...word, optional: true },
  area_phones: { type: "text", form: /^[^;=]+=\d*(?:;[^;=]+=\d*)*$/u, optional: true },
  areas: {
    type: "text",
    form: /^[^;*\s]+(?:\*\d+(?:\.\d+)?)?(?: [^;*]+)?(?:;[^;*\s]+(?:\*\d+(?:\.\d+)?)?(?: [^;*]+)?)*$/u,
  },
  abroad: count,
  age: { type: "number", form: /^\d+$/ },
  births: { type: "text", form: /^[A-Z]{2,3}\*\d+(?: [A-Z]{2,3}\*\d+)*$/ },
  cell: { type: "text", form: /^\S(?:.*\S)?$/ },
  city: { type: "text", form: /^[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}.)'’])?$/u },
  code: { type: "text", form: /^[\p{L}\p{N}]+$/u, optional: true },
  community: { type: "text", form: /^[a-z][a-z-]*$/ },
  female: count,
  feminine: { type: "text", form: /^(?:-|\p{L}.*)$/u, optional: true },
  first: { type: "number", form: /^\d+$/ },
  ...Object.fromEntries([15, 20, 25, 30, 35, 40, 45].map((age) => [`from${age}`, weight])),
  from: { type: "text", form: /^[a-z][a-z-]*$/ },
  given: count,
  kana: { type: "text", form: /^[\p{Script=Katakana}\p{Script=Hiragana}ー・ ]+$/u },
  kind: { type: "text", form: /^[a-z][a-z-]*$/ },
  lifts: { type: "text", form: /^[A-Z0-9]+\*\d+(?:\.\d+)?(?: [A-Z0-9]+\*\d+(?:\.\d+)?)*$/, optional: true },
  last: { type: "number", form: /^\d+$/ },
  latin,
  latitude: degrees,
  longitude: degrees,
  male: count,
  mean: weight,
  mix: { type: "text", form: /^[a-z-]+\*\d+(?:\.\d+)?(?:;[a-z-]+\*\d+(?:\.\d+)?)*$/ },
  name: native,
  local: count,
  odds: { type: "text", form: /^(?:\d+(?:\.\d+)?%?|[a-z][a-z-]*%?)$/, optional: true },
  order: { type: "number", form: /^\d+$/ },
  phones: { type: "text", form: /^[\d#+ |{}-]+$/, optional: true },
  place: { ...word, optional: true },
  points: {
    type: "text",
    form: /^[^; ]+ -?\d+(?:\.\d+)? -?\d+(?:\.\d+)?(?:;[^; ]+ -?\d+(?:\.\d+)? -?\d+(?:\.\d+)?)*$/,
    optional: true,
  },
  population: weight,
  postal_code: { type: "text", form: /^[A-Z0-9 -]+$/, optional: true },
  province: { type: "text", form: /^[a-z][a-z-]*$/, optional: true },
  provincial: count,
  quarters: { type: "text", form: /^[A-Z0-9][A-Za-z0-9 ,-]*(?:;[A-Z0-9][A-Za-z0-9 ,-]*)*$/, optional: true },
  range: { type: "text", form: /^[a-z_]+(?:\|[a-z_]+)*$/ },
  region: { ...word, optional: true },
  rule: { type: "text", form: /^[a-z][a-z-]*$/ },
  sex: { type: "text", form: /^[fm]$/ },
  share: weight,
  state: { ...word, optional: true },
  street: { type: "text", form: /^[A-Z0-9](?:[A-Za-z0-9 .'-]*[A-Za-z0-9.])?$/ },
  subdivision: { type: "text", form: /^[A-Z]{2}-[A-Z0-9]{1,3}$/ },
  text: { type: "text", form: /^.+$/u, optional: true },
  time_zone: { type: "text", form: /^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_-]+)+$/, optional: true },
  to: { ...word, optional: true },
  toponym: word,
  // 0: a place that is drawn only if it is asked for.
  weight: { type: "number", form: /^\d+(?:\.\d+)?$/ },
  where: { ...word, optional: true },
  year: { type: "number", form: /^\d{4}$/ },
  younger: { ...native, optional: true },
  ...Object.fromEntries(birthBands.map((band) => [band, count])),
};

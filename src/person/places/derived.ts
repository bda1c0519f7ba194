import { type Country, perCountry } from "../../countries/country.ts";
import { type PhoneRange, phoneRanges } from "../../countries/phone-ranges.ts";
import type { Area, Place } from "../../countries/place.ts";
import { textsOf } from "../../random/template.ts";
import { loadDerived } from "../../tables/load-tables.ts";
import { type Columns, type Tables, tableOf } from "../../tables/table.ts";
import { foldName } from "../../text/fold-name.ts";
import { perKey } from "../../text/memo.ts";
import { collectNames } from "./names.ts";

/** Tables made of those of a country. Places are numbered as the country lists them, areas within a place. */
export const derivations: Readonly<Record<string, (country: Country) => Columns>> = {
  names(country) {
    const { own, short } = collectNames(country);
    const rows = [...own, ...short];
    return {
      name: rows.map(([name]) => name),
      isShort: rows.map((_, row) => (row < own.size ? 0 : 1)),
      places: rows.map(([, places]) => places.join(" ")),
    };
  },

  states(country) {
    const rows = [...collectNames(country).states];
    return { name: rows.map(([name]) => name), states: rows.map(([, states]) => states.join(" ")) };
  },

  codes({ places }) {
    const homes = places.items.flatMap((place) => {
      const inhabitants = peopleOf(place);
      return place.areas.map((area, number) => ({
        code: compactCode(area.code),
        place: place.index,
        area: number,
        people: inhabitants(area),
      }));
    });
    homes.sort((one, other) => (one.code < other.code ? -1 : one.code > other.code ? 1 : 0));
    let before = 0;
    const sums = homes.map(({ people }) => {
      before += people;
      return before - people;
    });
    return {
      code: homes.map(({ code }) => code),
      place: homes.map(({ place }) => place),
      area: homes.map(({ area }) => area),
      before: sums,
    };
  },

  beginnings({ places, verification }) {
    const states = new Map<string, Set<string>>();
    for (const { areas, stateAbbreviation } of places.items) {
      for (const { code } of areas) {
        const beginning = code.slice(0, verification.postalCode.stateLength);
        states.set(beginning, (states.get(beginning) ?? new Set()).add(stateAbbreviation));
      }
    }
    return { beginning: [...states.keys()], states: [...states.values()].map((some) => [...some].join(" ")) };
  },

  /** Places with each district, by its name alone and after its city: 海淀区, 北京市海淀区. */
  districts({ places, customs: { districtIn } }) {
    const rows: (readonly [name: string, district: string, place: number])[] = [];
    for (const { areas, city, index } of districtIn === undefined ? [] : places.items) {
      const districts = areas.map(({ locality }) => districtIn?.exec(locality)?.[0]);
      // A city has districts everywhere; elsewhere a quarter's name may end like one's.
      if (areas.some(({ locality }, at) => districts[at] === undefined && locality !== "")) continue;
      for (const district of new Set(districts)) {
        if (district === undefined) continue;
        for (const name of [district, city + district]) rows.push([foldName(name), district, index]);
      }
    }
    return {
      name: rows.map(([name]) => name),
      district: rows.map(([, district]) => district),
      place: rows.map(([, , place]) => place),
    };
  },

  phoneRanges: (country) => ({
    range: phoneRanges,
    numbers: phoneRanges.map((range) => numbersOf(country, range)),
  }),

  /** National digits of the telephone templates, by their second group, such as `20` of `+44 20 7946 0###`. */
  phones({ places }) {
    const lists = places.items.flatMap((place) =>
      phoneRanges.flatMap((range) => place.templateLists(range).map(({ templates }) => templates)),
    );
    const forms = new Map<string, readonly [code: string, form: string]>();
    for (const template of [...new Set(lists)].flat()) {
      const form = template.slice(template.indexOf(" ")).replaceAll(" ", "");
      forms.set(`${areaCodeOf(template)} ${form}`, [areaCodeOf(template), form]);
    }
    return {
      areaCode: [...forms.values()].map(([code]) => code),
      form: [...forms.values()].map(([, form]) => form),
    };
  },
};

/** A template that several places share is counted once. */
function numbersOf({ places }: Country, range: PhoneRange): number {
  const lists = new Set(places.items.flatMap((place) => place.templateLists(range).map(({ templates }) => templates)));
  return [...new Set([...lists].flat())].reduce((sum, template) => sum + textsOf(template), 0);
}

/** The derived tables of a country: those of the build or, in the package, each made when it is first read. */
export const derivedOf = perCountry((country): Tables => loadDerived(country.code) ?? perKey(deriving(country)));

function deriving(country: Country): Tables {
  return (name) => {
    const derive = derivations[name];
    if (derive === undefined) throw new RangeError(`there is no derived table ${name}`);
    return tableOf(derive(country));
  };
}

/** Spaces and dashes, also those that are letters or symbols in Unicode, and 〒. */
const codeMarks = /[\s\p{Pd}−ー─━〒〶]+/gu;

export function codeGroups(code: string): readonly string[] {
  return visible(code)
    .split(codeMarks)
    .filter((group) => group !== "");
}

export function compactCode(code: string): string {
  return visible(code).replace(codeMarks, "");
}

function visible(code: string): string {
  return code
    .normalize("NFKC")
    .toUpperCase()
    .replace(/\p{Cf}/gu, "");
}

export function areaCodeOf(template: string): string {
  return template.split(" ")[1] ?? "";
}

/** People of an area of a place, beside those of all others of the country. */
export function peopleOf(place: Place): (area: Area) => number {
  const total = place.areas.reduce((sum, { weight }) => sum + weight, 0);
  return ({ weight }) => (place.weight * weight) / total;
}

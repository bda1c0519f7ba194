import { type Country, perCountry } from "../../countries/country.ts";
import type { Area, Place } from "../../countries/place.ts";
import type { Rng } from "../../random/rng.ts";
import { foldName } from "../../text/fold-name.ts";
import { once } from "../../text/memo.ts";
import { codeGroups, compactCode, derivedOf, peopleOf } from "./derived.ts";
import { type Names, placesNamed, statesNamed } from "./names.ts";

export interface Home {
  readonly place: Place;
  readonly area: Area;
}

interface CodeRange {
  readonly from: number;
  readonly to: number;
}

/** What a request names by `city`: a place, or a part of one or several, such as Queens or 北京市海淀区. */
export interface Locality {
  readonly state: string;
  readonly places: readonly Place[];
  /** People, beside those of others of its name. */
  readonly weight: number;
  readonly homes?: readonly Home[];
  has(place: Place, area: Area): boolean;
}

/** The places of a country by name, district and postal code; tables are read on demand. */
export class Places {
  readonly #country: Country;
  readonly #names: () => Names;
  readonly #states: () => ReadonlyMap<string, string>;
  readonly #subdivisions: () => ReadonlyMap<string, string>;
  readonly #parts: () => ReadonlyMap<string, { readonly state: string; readonly codes: readonly string[] }>;
  readonly #districts: () => ReadonlyMap<string, readonly (readonly [district: string, place: number])[]>;
  readonly #codes: () => { readonly code: readonly string[] } & Readonly<
    Record<"place" | "area" | "before", ArrayLike<number>>
  >;
  readonly #beginnings: () => ReadonlyMap<string, string>;
  readonly #further: () => readonly FurtherCode[];

  constructor(country: Country) {
    this.#country = country;
    const table = derivedOf(country);
    this.#names = once(() => {
      const [names, states] = [table("names"), table("states")];
      const [kinds, places] = [names.numbers("isShort"), names.texts("places")];
      const ofKind = (kind: number): Names["own"] =>
        new Map(
          names.texts("name").flatMap((name, row) => (kinds[row] === kind ? [[name, numbersIn(places[row])]] : [])),
        );
      const ofStates = states.texts("states");
      return {
        own: ofKind(0),
        short: ofKind(1),
        states: new Map(states.texts("name").map((name, row) => [name, ofStates[row]?.split(" ") ?? []])),
      };
    });
    this.#states = once(
      () => new Map(country.places.items.map(({ stateAbbreviation, state }) => [stateAbbreviation, state])),
    );
    this.#subdivisions = once(
      () => new Map(country.places.items.map(({ stateAbbreviation, subdivision }) => [stateAbbreviation, subdivision])),
    );
    this.#parts = once(
      () => new Map(country.customs.parts?.map(([name, state, codes]) => [foldName(name), { state, codes }])),
    );
    this.#districts = once(() => {
      const districts = table("districts");
      const [texts, places] = [districts.texts("district"), districts.numbers("place")];
      const rows = districts.texts("name").map((name, row) => [name, texts[row] ?? "", places[row] ?? 0] as const);
      return new Map(
        [...Map.groupBy(rows, ([name]) => name)].map(([name, some]) => [
          name,
          some.map(([, district, place]) => [district, place] as const),
        ]),
      );
    });
    this.#codes = once(() => {
      const codes = table("codes");
      return {
        code: codes.texts("code"),
        place: codes.view("place"),
        area: codes.view("area"),
        before: codes.view("before"),
      };
    });
    this.#beginnings = once(() => {
      const beginnings = table("beginnings");
      const states = beginnings.texts("states");
      return new Map(beginnings.texts("beginning").map((beginning, row) => [beginning, states[row] ?? ""]));
    });
    this.#further = once(() => (country.verification.postalCode.further ?? []).map(furtherCode));
  }

  get states(): ReadonlyMap<string, string> {
    return this.#states();
  }

  get subdivisions(): ReadonlyMap<string, string> {
    return this.#subdivisions();
  }

  get stateSpellings(): Iterable<readonly [spelling: string, states: readonly string[]]> {
    return this.#names().states;
  }

  *spellings(): Iterable<readonly [spelling: string, places: readonly Place[]]> {
    const { own, short } = this.#names();
    for (const [spelling, places] of own) yield [spelling, this.#at(places)];
    for (const [spelling, places] of short) yield [spelling, this.#at(places)];
  }

  statesNamed(name: string): ReadonlySet<string> {
    return new Set(statesNamed(this.#names(), name));
  }

  named(name: string): readonly Place[] {
    return this.#at(placesNamed(this.#names(), name));
  }

  /**
   * What has that name, the most populous first: places by their own name, else parts, else places by a shortened one:
   * 三島村 is not 三島市.
   */
  localitiesNamed(name: string): readonly Locality[] {
    const named = this.#at(this.#names().own.get(foldName(name)) ?? []);
    // Campbell Town is not Campbelltown.
    const exact = named.filter(({ city }) => city.toLowerCase() === name.trim().toLowerCase());
    const own = (exact.length > 0 ? exact : named).map(wholePlace);
    const parts = own.length > 0 ? own : this.#partsNamed(name);
    const found = parts.length > 0 ? parts : this.named(name).map(wholePlace);
    return found.toSorted((a, b) => b.weight - a.weight);
  }

  /** The code of the tables in a longer one, such as the ZIP code in a ZIP+4; any other text as it is. */
  codeIn(postalCode: string): string {
    return this.#country.verification.postalCode.extended?.exec(codeGroups(postalCode).join("-"))?.[1] ?? postalCode;
  }

  beginningWith(start: string): CodeRange {
    return { from: this.#firstCode(start), to: this.#firstCode(`${start}\uffff`) };
  }

  *homes({ from, to }: CodeRange): Generator<Home> {
    for (let row = from; row < to; row++) yield this.#homeAt(row);
  }

  /** A home of a range in proportion to its people; one word of the stream. */
  sampleHome(rng: Rng, { from, to }: CodeRange): Home {
    const [first, last] = [this.#before(from), this.#before(to)];
    const share = rng.next() / 2 ** 32;
    // Places of no weight alone: all alike.
    if (first === last) return this.#homeAt(from + Math.floor(share * (to - from)));
    const people = first + share * (last - first);
    let low = from;
    let high = to - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#before(middle) <= people) low = middle;
      else high = middle - 1;
    }
    return this.#homeAt(low);
  }

  servedBy(postalCode: string): readonly Place[] {
    const space = postalCode.indexOf(" ");
    if (space === -1) return this.#servedBy(this.codeIn(postalCode));
    // Some tables have whole codes without the space, others only the first half.
    const half = postalCode.slice(0, space);
    return [...this.#servedBy(half + postalCode.slice(space + 1)), ...this.#servedBy(half)];
  }

  /** The states of a beginning of `stateLength` characters; empty if there are none. */
  statesOf(beginning: string): ReadonlySet<string> {
    return new Set(this.#beginnings().get(beginning)?.split(" "));
  }

  /** Whether a code beyond those of the places is listed for the state, or the town in it; of any if empty. */
  isFurtherCode(postalCode: string, state: string, city = ""): boolean {
    const town = foldName(city);
    return this.#further().some(
      (entry) =>
        (state === "" || entry.state === state) &&
        postalCode.startsWith(entry.code) &&
        (town === "" || foldName(entry.city) === town),
    );
  }

  #servedBy(code: string): readonly Place[] {
    const { code: codes } = this.#codes();
    const compact = compactCode(code);
    const served = new Set<Place>();
    for (let row = this.#firstCode(compact); codes[row] === compact; row++) {
      const { place, area } = this.#homeAt(row);
      if (area.code === code) served.add(place);
    }
    return [...served];
  }

  #partsNamed(name: string): readonly Locality[] {
    const { partNamed } = this.#country.customs;
    const part = partNamed?.(name) ?? this.#parts().get(foldName(name));
    if (part !== undefined) {
      const all = part.codes.flatMap((code) => [...this.homes(this.beginningWith(compactCode(code)))]);
      const homes = all.filter(({ place }) => place.stateAbbreviation === part.state);
      return homes.length === 0 ? [] : [partOf(homes)];
    }
    return (this.#districts().get(foldName(name)) ?? []).map(([district, number]) => {
      const place = this.#country.places.at(number);
      const areas = place.areas.filter(({ locality }) => this.#districtOf(locality) === district);
      return partOf(areas.map((area) => ({ place, area })));
    });
  }

  #districtOf(locality: string): string | undefined {
    return this.#country.customs.districtIn?.exec(locality)?.[0];
  }

  #at(places: readonly number[]): readonly Place[] {
    return places.map((number) => this.#country.places.at(number));
  }

  #homeAt(row: number): Home {
    const { place: places, area: areas } = this.#codes();
    const place = this.#country.places.at(places[row] ?? 0);
    const area = place.areas[areas[row] ?? 0];
    if (area === undefined) throw new RangeError("there is no such postal code");
    return { place, area };
  }

  #before(row: number): number {
    const { before } = this.#codes();
    if (row < before.length) return before[row] ?? 0;
    const { place, area } = this.#homeAt(row - 1);
    return (before[row - 1] ?? 0) + peopleOf(place)(area);
  }

  #firstCode(code: string): number {
    const { code: codes } = this.#codes();
    let low = 0;
    let high = codes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((codes[middle] ?? "") < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function wholePlace(place: Place): Locality {
  return { state: place.stateAbbreviation, places: [place], weight: place.weight, has: (other) => other === place };
}

function partOf(homes: readonly Home[]): Locality {
  const areas = new Set(homes.map(({ area }) => area));
  return {
    state: homes[0]?.place.stateAbbreviation ?? "",
    places: [...new Set(homes.map(({ place }) => place))],
    weight: homes.map(peopleOfEach()).reduce((sum, people) => sum + people, 0),
    homes,
    has: (_place, area) => areas.has(area),
  };
}

/** People of homes, beside those of others of the country. Sums the areas of a place once. */
export function peopleOfEach(): (home: Home) => number {
  const known = new Map<Place, (area: Area) => number>();
  return ({ place, area }) => {
    const people = known.get(place) ?? peopleOf(place);
    known.set(place, people);
    return people(area);
  };
}

function numbersIn(cell = ""): readonly number[] {
  return cell.split(" ").map(Number);
}

interface FurtherCode {
  readonly code: string;
  readonly state: string;
  readonly city: string;
}

function furtherCode(line: string): FurtherCode {
  const [code = "", state = "", ...city] = line.split(" ");
  return { code, state, city: city.join(" ") };
}

export const placesOf = perCountry((country) => new Places(country));

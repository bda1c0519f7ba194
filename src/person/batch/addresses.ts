import { type Rows, rowAlone } from "../../columns/rows.ts";
import type { Country } from "../../countries/country.ts";
import type { Rng } from "../../random/rng.ts";
import { type Addresses, choicesOf, writeStreets } from "../../streets/draw-lines.ts";
import type { TextColumn } from "../../tables/text-column.ts";
import type { Workspace } from "../../tables/workspace.ts";
import { field } from "../field.ts";
import type { Home } from "../places/postal-codes.ts";
import type { Drawing, FieldTexts, Part } from "./batch.ts";
import { type Homes, setHome } from "./homes.ts";
import { packedCountry } from "./packed-country.ts";
import { areaRecord, placeRecord } from "./place-records.ts";
import { readText, writeText } from "./strings.ts";

/** Streets and postal codes of a part, of which those of the areas are there. */
export function addressesOf(rows: Rows, part: Part, drawing: Drawing, texts: FieldTexts): void {
  const { spec, homes } = drawing;
  const { street, zip } = texts;
  if (spec.address === undefined) {
    writeStreets(rows, addressesIn(rows, homes, part), (row, at, length) => street.set(row, at, length));
    if (part.country.postalCode !== undefined || spec.places !== undefined) writeCodes(rows, part, drawing, zip);
    return;
  }
  for (let k = rows.from; k < rows.to; k++) {
    street.ascii(k, 0, 0);
    zip.ascii(k, 0, 0);
  }
}

/** Completes the postal codes of areas. */
function writeCodes(rows: Rows, { country }: Part, { rng, spec, people }: Drawing, zip: TextColumn): void {
  const { space, index } = people;
  for (let k = rows.from; k < rows.to; k++) {
    const part = readText(space, zip.start[k] ?? 0, zip.length[k] ?? 0);
    const code = country.postalCode?.(rng.seek((index[k] ?? 0) >>> 0, field.postalCode), { code: part }) ?? part;
    const from = space.end;
    zip.set(k, from, writeText(space, spec.places === undefined ? code : spec.places.postalCode(code)));
  }
}

/** What is chosen when the street of a home is drawn from the stream of that index. */
export function streetChoices(
  rng: Rng,
  space: Workspace,
  country: Country,
  home: Home,
  index: number,
): readonly number[] {
  const packed = packedCountry(space, country);
  return space.aside(() => {
    const rows = rowAlone(rng, space, index, field.street);
    const homes = { place: rows.column(), area: rows.column() };
    setHome(rows, packed, home, homes, 0);
    return choicesOf(rows, addressesIn(rows, homes, { packed }), 0);
  });
}

/** The columns that street lines depend on. */
function addressesIn(rows: Rows, { place, area }: Homes, { packed }: Pick<Part, "packed">): Addresses {
  const { ints } = rows.people.space.memory;
  const lines = rows.column();
  const locality = rows.column();
  const numbers = rows.column();
  const city = rows.column();
  const cityLength = rows.column();
  for (let k = rows.from; k < rows.to; k++) {
    const own = area[k] ?? 0;
    const town = place[k] ?? 0;
    lines[k] = ints[own + areaRecord.lines] ?? 0;
    locality[k] = ints[own + areaRecord.locality] ?? 0;
    numbers[k] = ints[own + areaRecord.numbers] ?? 0;
    city[k] = ints[town + placeRecord.city] ?? 0;
    cityLength[k] = ints[town + placeRecord.cityLength] ?? 0;
  }
  return { lines, locality, numbers, city, cityLength, home: packed.home };
}

import { rowAlone } from "../../src/columns/rows.ts";
import type { Area, Place } from "../../src/countries/country.ts";
import { perList } from "../../src/memo.ts";
import { readText } from "../../src/person/batch/strings.ts";
import type { Rng } from "../../src/random/rng.ts";
import { choicesOf, writeStreets } from "../../src/streets/draw-lines.ts";
import { LinePacker } from "../../src/streets/packed-lines.ts";
import type { Streets } from "../../src/streets/streets.ts";
import { Packer } from "../../src/tables/packer.ts";
import { Workspace } from "../../src/tables/workspace.ts";

/** A workspace for the streets of one country. */
const packed = perList((streets: Streets<Place, Area>) => {
  const space = new Workspace();
  // Nothing is at 0.
  space.memory.take(8, 8);
  const packer = new Packer(space.memory);
  const lines = streets.streetLines();
  return { space, packer, lines, linePacker: new LinePacker(packer, lines) };
});

interface DrawnStreet {
  readonly street: string;
  /** The line in Latin letters; empty if the country does not say how. */
  readonly latin: string;
  /** How many lines, numbers and words were chosen. */
  readonly choices: number;
}

/** The line of an address, which need not be of the country's table, from the beginning of the stream. */
export function drawStreet(streets: Streets<Place, Area>, rng: Rng, place: Place, area: Area): DrawnStreet {
  const { space, packer, lines, linePacker } = packed(streets);
  const city = packer.text(place.city);
  const [from = 1, to = from] = (area.numbers ?? "").split("-").map(Number);
  const [choices, locality] = [linePacker.choices(lines.linesOf(place, area)), linePacker.locality(area.locality)];
  const home = lines.home === undefined ? undefined : packer.text(lines.home);
  space.begin(1);
  space.beginTexts(1);
  const rows = rowAlone(rng, space, rng.index, rng.field);
  const column = (value: number) => rows.column().fill(value);
  const addresses = {
    lines: column(choices),
    locality: column(locality),
    city: column(city.at),
    cityLength: column(city.length),
    numbers: column(from * 2 ** 16 + to),
    home,
  };
  let street = "";
  writeStreets(rows, addresses, (_, at, length) => {
    street = readText(space, at, length);
  });
  const chosen = choicesOf(rows, addresses, 0);
  return { street, latin: streets.latinStreet?.(chosen, place, area) ?? "", choices: chosen.length };
}

export function streetOf(streets: Streets<Place, Area>, rng: Rng, place: Place, area: Area): string {
  return drawStreet(streets, rng, place, area).street;
}

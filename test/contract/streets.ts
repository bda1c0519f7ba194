import type { Area, Place } from "../../src/countries/place.ts";
import { Output } from "../../src/person/output.ts";
import type { Rng } from "../../src/random/rng.ts";
import { LinePacker } from "../../src/streets/packed-lines.ts";
import { Street } from "../../src/streets/street.ts";
import type { Streets } from "../../src/streets/streets.ts";
import { Packer } from "../../src/tables/packer.ts";
import { Workspace } from "../../src/tables/workspace.ts";
import { perList } from "../../src/text/memo.ts";

/** A workspace for the streets of one country. */
const packed = perList((streets: Streets<Place, Area>) => {
  const space = new Workspace();
  // Nothing is at 0.
  space.memory.take(8, 8);
  const packer = new Packer(space.memory);
  const lines = streets.streetLines();
  const line = new Street(space.memory);
  return { space, packer, lines, linePacker: new LinePacker(packer, lines.cuts), line };
});

const output = new Output();

interface DrawnStreet {
  readonly street: string;
  /** The line in Latin letters; empty if the country does not say how. */
  readonly latin: string;
  /** How many lines, numbers and words were chosen. */
  readonly choices: number;
}

/** The line of an address, which need not be of the country's table, from the beginning of the stream. */
export function drawStreet(streets: Streets<Place, Area>, rng: Rng, place: Place, area: Area): DrawnStreet {
  const { space, packer, lines, linePacker, line } = packed(streets);
  const city = packer.text(place.city);
  const [from = 1, to = from] = (area.numbers ?? "").split("-").map(Number);
  const [choices, locality] = [linePacker.choices(lines.linesOf(place, area)), linePacker.locality(area.locality)];
  const home = lines.home === undefined ? undefined : packer.text(lines.home);
  const address = {
    lines: choices,
    locality,
    city: city.at,
    cityLength: city.length,
    numbers: from * 2 ** 16 + to,
    home,
  };
  line.draw(rng, address);
  const { bytes, view } = output;
  const street = space.decoder.utf8(bytes, 0, line.write(bytes, view, 0));
  const chosen = line.chosen();
  return { street, latin: streets.latinStreet?.(chosen, place, area) ?? "", choices: chosen.length };
}

export function streetOf(streets: Streets<Place, Area>, rng: Rng, place: Place, area: Area): string {
  return drawStreet(streets, rng, place, area).street;
}

import { unitedStates as rowsOf } from "../../source-rows.ts";
import { plain, type ZipStreet } from "./zip-street.ts";

/** Numbers of a street end this far from the edge of the postal code. */
const MARGIN = 10;

/**
 * Chicago counts 800 numbers a mile from State and Madison, and every street lies on a line of that grid. A code of
 * `chicago-grid.tsv` is the rectangle that surely belongs to it: west and south are positive, east and north negative.
 */
export function chicagoStreets(): readonly ZipStreet[] {
  const lines = rowsOf("streets/chicago-streets").map((row) => {
    return { axis: row("axis"), line: Number(row("line")), street: row("street") };
  });
  return rowsOf("streets/chicago-grid").flatMap((row) => {
    const code = row("postal_code");
    const [west = 0, east = 0, south = 0, north = 0] = ["west", "east", "south", "north"].map((side) =>
      Number(row(side)),
    );
    return lines.flatMap(({ axis, line, street }) => {
      if (axis === "across") return between(line, north, south) ? [on(code, "W", "E", west, east, street)] : [];
      const isHere = axis === "both" || (axis === "south") === south > 0;
      return isHere && between(line, east, west) ? [on(code, "S", "N", south, north, street)] : [];
    });
  });
}

/** A street between two lines of the grid. */
function on(code: string, positive: string, negative: string, from: number, to: number, street: string): ZipStreet {
  const middle = from + to;
  const near = middle > 0 ? Math.max(0, Math.min(from, to)) : Math.max(0, Math.min(-from, -to));
  const far = middle > 0 ? Math.max(from, to) : Math.max(-from, -to);
  return plain(code, `${middle > 0 ? positive : negative} ${street}`, near + MARGIN, far - MARGIN);
}

function between(line: number, low: number, high: number): boolean {
  return line >= Math.min(low, high) && line <= Math.max(low, high);
}

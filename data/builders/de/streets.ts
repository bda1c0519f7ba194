import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { germany as rowsOf } from "../source-rows.ts";

/** The highest house numbers of streets, and of lanes and paths. */
const LONGEST: Readonly<Record<string, string>> = { street: "160", lane: "44" };

/** Streets that a village is named after; cities of this size have theirs in quarters whose codes no table tells. */
const village =
  /^(?:(?:Alte|Obere|Untere) Dorfstraße|(?:Ober|Unter|Mittel)dorf(?:straße)?|Dorf(?:straße|platz)|Hinter dem Dorf|Am Anger)$/;
const VILLAGE = "<100000";

/** Street names with the states where they are common, for the road to a city that city, and Berlin's by postal code. */
export function streetNames(): Tsv {
  const names = rowsOf("street-names").map((row) => {
    const last = LONGEST[row("kind")] ?? "";
    const where = [row("region"), village.test(row("name")) ? VILLAGE : ""].filter((condition) => condition !== "");
    return ["name", "", where.join(","), row("name"), last, row("place"), row("weight")];
  });
  return { header: ["rule", "at", "where", "text", "last", "to", "weight"], rows: [...names, ...namesOfBerlin()] };
}

/** House numbers exceed the count of addresses, because some are skipped or combined. */
const NUMBERS_OF_ADDRESSES = 1.5;

/** Berlin's streets, weighted by their number of addresses. */
function namesOfBerlin(): readonly (readonly string[])[] {
  const codes = new Set(
    rowsOf("towns")
      .filter((row) => row("name") === "Berlin")
      .flatMap((row) => row("other_codes").split("|")),
  );
  return rowsOf("streets-berlin")
    .filter((row) => codes.has(row("plz")) && /^[\p{L}][\p{L} .'’-]*\p{L}$/u.test(row("street")))
    .map((row) => {
      const last = Math.ceil(Number(row("n_addresses")) * NUMBERS_OF_ADDRESSES);
      return ["berlin", row("plz"), "", row("street"), String(last), "", row("n_addresses")];
    });
}

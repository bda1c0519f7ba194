import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { familyRows, filled, ranked, type Shares } from "../frequencies.ts";
import { type Row, australia as rowsOf } from "../source-rows.ts";

/** Weights are in 100,000 people of a community. */
const ALL = 100_000;

/** People with names from Britain and Ireland per 100,000, an estimate after the census of 2021. */
const ANGLO = 69_000;

/** Names with a lower weight are rare: the names that the sources do not list are spread over them. */
const RARE = 14;

/**
 * How much commoner Irish names are than in England and Wales, whose shares stand in for uncounted names; an estimate.
 */
const IRISH = 1.7;
const irish = new Set(
  (
    "Barry Brennan Burke Byrne Cahill Callaghan Carroll Casey Cleary Connolly Considine Corcoran Costello Crowe " +
    "Crowley Cullen Curran Daly Delaney Dempsey Dillon Doherty Dolan Donnelly Donovan Dooley Doyle Driscoll Duffy Dunne " +
    "Dwyer Egan Fahey Farrell Finn Finnegan Fitzgerald Fitzpatrick Flanagan Fleming Flynn Foley Gallagher Gleeson " +
    "Hanrahan Healy Hennessy Hickey Hogan Horan Hurley Kavanagh Keane Kearney Keating Keenan " +
    "Kennedy Keogh Lynch Madden Maguire Maher Malone McCarthy McCormack McDonald McDonnell McGrath McGuire McInerney " +
    "McKenna McMahon McNamara Molloy Moloney Monaghan Mooney Moran Moroney Mulcahy Nolan O'Brien O'Connell O'Connor " +
    "O'Donnell O'Grady O'Halloran O'Keefe O'Leary O'Loughlin O'Meara O'Neill O'Reilly O'Rourke O'Shea O'Sullivan " +
    "O'Toole Power Quinlan Quinn Redmond Reilly Riordan Rooney Scanlon Shanahan Sheehan Sheridan Slattery Sullivan " +
    "Sweeney Tierney Tobin Toohey Walsh Whelan"
  ).split(" "),
);

/** Family names by community. */
export function familyNames(): Tsv {
  const listed = rowsOf("community-families").map((row) => ({ row, offset: Number(row("offset")) }));
  const first = rowsOf("first-peoples").map((row) => ({ row, offset: names(row).length }));
  const others = [...listed, ...first].flatMap(({ row, offset }) =>
    familyRows(row("community"), ranked(names(row), offset, ALL)),
  );
  return {
    header: ["community", "name", "weight"],
    rows: [...familyRows("anglo", filled(anglo(), ALL, RARE)), ...others],
  };
}

const names = (row: Row): readonly string[] => row("names").split(", ");

/** The counted names, and the others by their share in Britain. */
function anglo(): Shares {
  return new Map(
    rowsOf("family-names").map((row) => {
      const isGaelic = row("basis") === "scaled" && irish.has(row("name"));
      // Most of the Lees are of the Korean and Chinese communities.
      const own = row("name") === "Lee" ? 0.25 : 1;
      return [row("name"), ((Number(row("per_100k")) * ALL) / ANGLO) * (isGaelic ? IRISH : 1) * own];
    }),
  );
}

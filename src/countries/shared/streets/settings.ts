import type { Area, Place } from "../../country.ts";
import { passes } from "./conditions.ts";
import type { Grammar } from "./grammar.ts";
import { type Choices, openerOf } from "./setting.ts";

/** Finds the lines of an address: addresses for which the same holds share them. */
export function settingsOf(grammar: Grammar): (place: Place, area: Area) => Choices {
  const open = openerOf(grammar);
  const tests = [...grammar.tests].filter(([, { kind }]) => kind !== "rule");
  const located = [...grammar.rules.values()].filter(
    (rule) => rule.kind === "list" && rule.places.size > (rule.places.has("") ? 1 : 0),
  );
  const known = new Map<string, Choices>();
  const linesOf = (place: Place, area: Area): Choices => {
    const keys = keysOf(place, area);
    const facts = new Map<string, string>();
    for (const [text, test] of tests) if (passes(test, place, area)) facts.set(text, "1");
    for (const list of located) {
      if (list.kind === "pattern") continue;
      const key = keys.find((each) => list.places.has(each)) ?? "";
      facts.set(list.name, list.places.get(key) ?? "");
    }
    const signature = [...facts].join();
    const lines = known.get(signature) ?? open(facts);
    known.set(signature, lines);
    return lines;
  };
  const found = new WeakMap<Area, { readonly place: Place; readonly lines: Choices }>();
  return (place, area) => {
    const before = found.get(area);
    if (before?.place === place) return before.lines;
    const lines = linesOf(place, area);
    found.set(area, { place, lines });
    return lines;
  };
}

/** What the column `at` may hold for an address, the most precise first. */
function keysOf({ city, code, stateAbbreviation }: Place, area: Area): readonly string[] {
  return [
    area.code,
    `${city} ${area.code}`,
    `${city} ${area.code.slice(0, 3)}`,
    `${code} ${area.locality}`,
    `${city}, ${stateAbbreviation}`,
    city,
  ];
}

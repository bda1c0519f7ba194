import type { Country } from "../../src/countries/country.ts";
import type { PhoneRange } from "../../src/countries/phone-ranges.ts";
import type { Place } from "../../src/countries/place.ts";
import { type Templates, textsOf } from "../../src/random/template.ts";

/**
 * How many consecutive people of any countries have different telephone numbers of a range as far as they are of this
 * country: a person so many indexes later may have the number of an earlier one. 0 where the country lacks the range.
 *
 * People of places with one and the same list of numbers repeat none before all are used up. A template that stands in
 * several lists, or in one by its weight, bounds it to its own numbers, which needs that each of these lists has as many of
 * every template; throws RangeError where it has not, because any two people could then share a number.
 */
export function phonePeriod({ places }: Country, range: PhoneRange): number {
  const lists = new Map(
    places.items.flatMap((place) => place.templateLists(range)).map((list) => [list.templates.join("|"), list]),
  );
  lists.delete("");
  const timesUsed = new Map<string, number>();
  for (const { templates } of lists.values())
    for (const template of templates) timesUsed.set(template, (timesUsed.get(template) ?? 0) + 1);
  const periods = [...lists.values()].map((list) => periodOf(list, timesUsed));
  return periods.length === 0 ? 0 : Math.min(...periods);
}

function periodOf({ templates, ends, each, weights }: Templates, timesUsed: ReadonlyMap<string, number>): number {
  const shared = templates.find((template) => (timesUsed.get(template) ?? 0) > 1);
  if (shared === undefined && weights === undefined) return ends.at(-1) ?? 0;
  if (each === undefined) throw new RangeError(`${shared} is shared by a list whose templates differ in size`);
  return each;
}

/**
 * How many of so many people are expected to have the reserved number of an earlier one, if each of the people of the
 * places that have a template had one of its numbers at random.
 */
export function phoneRepeats({ places }: Country, people: number): number {
  const total = places.items.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = new Map<string, number>();
  for (const place of places.items) {
    for (const { list, share } of listShares(place)) {
      const { templates, weights = templates.map(textsOf) } = list;
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      for (const [at, template] of templates.entries()) {
        const expected = (people * place.weight * share * (weights[at] ?? 0)) / (total * all);
        drawn.set(template, (drawn.get(template) ?? 0) + expected);
      }
    }
  }
  let repeats = 0;
  for (const [template, expected] of drawn) {
    const numbers = textsOf(template);
    repeats += expected - numbers * (1 - Math.exp(-expected / numbers));
  }
  return repeats;
}

/** The lists of reserved numbers of a place with the shares of its people who have them. */
function listShares(place: Place): readonly { readonly list: Templates; readonly share: number }[] {
  if (place.templateLists("reserved").length === 1) return [{ list: place.templates("reserved"), share: 1 }];
  const total = place.areas.reduce((sum, { weight }) => sum + weight, 0);
  return place.areas.map((area) => ({ list: place.templates("reserved", area), share: area.weight / total }));
}

import { digits } from "./distributions.ts";
import type { Rng } from "./rng.ts";

/** The template, such as `+44 20 7946 0###`, with a random decimal digit for every `#`; one word for up to six in a row. */
export function fill(rng: Rng, template: string): string {
  // String.replace with a callback makes a whole person 8 % slower.
  let text = "";
  let from = 0;
  for (let at = template.indexOf("#"); at !== -1; at = template.indexOf("#", from)) {
    text += template.slice(from, at);
    for (from = at + 1; from < at + 6 && template[from] === "#"; ) from++;
    text += digits(rng, from - at);
  }
  return text + template.slice(from);
}

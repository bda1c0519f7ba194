import { element } from "./element.ts";
import { kinds, markOf } from "./provenance.ts";

/** Explains the words that stand beside the fields. */
export function showLegend(list: HTMLElement): void {
  for (const [provenance, { word, meaning }] of kinds) {
    list.append(
      element(
        "div",
        {},
        element("dt", {}, element("span", { class: `badge ${markOf(provenance)}` }, word)),
        element("dd", {}, meaning),
      ),
    );
  }
}

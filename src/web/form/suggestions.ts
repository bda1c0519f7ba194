import { Country } from "../../gen/identity/v1/identity_pb.ts";
import { byId, element } from "../dom/element.ts";
import type { ServiceClient } from "../request/client.ts";
import type { LoadRules } from "../request/rules.ts";
import { choose } from "./controls.ts";

/** The calls that fill the form's suggestions. */
export interface Suggestions {
  /** The service in the protocol that is selected. */
  client(): ServiceClient;
  readonly loadRules: LoadRules;
}

/** Most places in the list of the city's field. */
const PLACES = 20;

/** Milliseconds without typing before places are looked up. */
const PAUSE = 250;

/** Suggests cities of the country as they are typed. */
export function suggestCities(country: () => Country, client: () => ServiceClient): void {
  const city = byId("city", HTMLInputElement);
  const state = byId("state", HTMLInputElement);
  const list = byId("city-suggestions", HTMLDataListElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let call = new AbortController();

  const look = async (): Promise<void> => {
    call.abort();
    call = new AbortController();
    const { signal } = call;
    const request = { country: country(), query: city.value.trim(), state: state.value.trim(), limit: PLACES };
    const options: HTMLOptionElement[] = [];
    try {
      for await (const place of client().listPlaces(request, { signal })) {
        const latin = place.latinName === place.name ? "" : ` · ${place.latinName}`;
        options.push(element("option", { value: place.name }, `${place.state}${latin}`));
      }
    } catch {
      // An unknown state, or no service: the field works without suggestions.
    }
    if (!signal.aborted) list.replaceChildren(...options);
  };
  const lookSoon = (): void => {
    clearTimeout(timer);
    if (country() === Country.UNSPECIFIED) list.replaceChildren();
    else timer = setTimeout(() => void look(), PAUSE);
  };
  city.addEventListener("input", lookSoon);
  city.addEventListener("focus", lookSoon);
}

/** Offers the rules of the country that can be broken. `update` reloads them if the part of the form is open. */
export function offerRules(details: HTMLDetailsElement, country: () => Country, loadRules: LoadRules): () => void {
  const select = byId("violate", HTMLSelectElement);
  let shown: Country | undefined;
  const update = async (): Promise<void> => {
    const wanted = country();
    if (!details.open || shown === wanted) return;
    shown = wanted;
    const rules = await loadRules(wanted);
    if (shown !== wanted) return;
    if (rules.length === 0) {
      shown = undefined;
      return;
    }
    const { value } = select;
    const [none, any] = select.options;
    const breakable = rules.filter(({ canBeViolated }) => canBeViolated);
    const options = breakable.map(({ rule, what }) => element("option", { value: rule, title: what }, rule));
    select.replaceChildren(...(none === undefined || any === undefined ? [] : [none, any]), ...options);
    choose(select, value);
  };
  details.addEventListener("toggle", () => void update());
  return () => void update();
}

import { byId } from "./element.ts";

/** What is left, as the headers of an answer tell it. */
export interface Allowance {
  /** Calls in a whole window. */
  readonly limit: number;
  readonly left: number;
  /** Seconds until the window ends. */
  readonly seconds: number;
}

/** Reads RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers); undefined where there is no limit. */
export function readAllowance(headers: Headers): Allowance | undefined {
  const policy = headers.get("ratelimit-policy") ?? "";
  const state = headers.get("ratelimit") ?? "";
  const limit = parameter(policy, "q");
  const left = parameter(state, "r");
  const seconds = parameter(state, "t");
  return limit === undefined || left === undefined || seconds === undefined ? undefined : { limit, left, seconds };
}

function parameter(field: string, name: string): number | undefined {
  const [, digits] = new RegExp(`;\\s*${name}=(\\d+)`).exec(field) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Shows what is left and counts down to the next window. */
export function createAllowanceView(): (headers: Headers) => void {
  const view = byId("allowance", HTMLElement);
  const ticks = byId("allowance-ticks", HTMLElement);
  const left = byId("allowance-left", HTMLElement);
  const renews = byId("allowance-renews", HTMLElement);
  let known: Allowance | undefined;
  let endsAt = 0;

  const show = (): void => {
    if (known === undefined) return;
    const seconds = Math.ceil((endsAt - performance.now()) / 1_000);
    const calls = seconds > 0 ? known.left : known.limit;
    left.textContent = `${calls} of ${known.limit}`;
    renews.textContent = seconds > 0 ? `calls left; renews in ${seconds} s` : "calls left";
    ticks.style.setProperty("--share", String(calls / known.limit));
    ticks.classList.toggle("low", calls <= known.limit / 10);
  };
  setInterval(show, 1_000);

  return (headers) => {
    const told = readAllowance(headers);
    // Its place is kept for it until it is known that there is no limit.
    view.hidden = told === undefined && known === undefined;
    if (told === undefined) return;
    known = told;
    endsAt = performance.now() + told.seconds * 1_000;
    show();
  };
}

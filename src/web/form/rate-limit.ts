import { byId } from "../dom/element.ts";

interface RateLimit {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Shows the calls left and counts down to the next window; the function returned takes each response's headers. */
export function createRateLimitView(): (headers: Headers) => void {
  const view = byId("rate-limit", HTMLElement);
  const meter = byId("rate-limit-meter", HTMLElement);
  const remaining = byId("rate-limit-remaining", HTMLElement);
  const reset = byId("rate-limit-reset", HTMLElement);
  let current: RateLimit | undefined;
  let endsAt = 0;

  const update = (): void => {
    if (current === undefined) return;
    const seconds = Math.ceil((endsAt - performance.now()) / 1_000);
    const calls = seconds > 0 ? current.remaining : current.limit;
    remaining.textContent = `${calls} of ${current.limit}`;
    reset.textContent = seconds > 0 ? `calls left; resets in ${seconds} s` : "calls left";
    meter.style.setProperty("--share", String(calls / current.limit));
    meter.classList.toggle("low", calls <= current.limit / 10);
  };
  setInterval(update, 1_000);

  return (headers) => {
    const reported = readRateLimit(headers);
    // Visible until a response shows that there is no limit: avoids a layout shift.
    view.hidden = reported === undefined && current === undefined;
    if (reported === undefined) return;
    current = reported;
    endsAt = performance.now() + reported.resetSeconds * 1_000;
    update();
  };
}

/** Reads RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers); undefined without a limit. */
function readRateLimit(headers: Headers): RateLimit | undefined {
  const limit = parameter(headers.get("ratelimit-policy"), "q");
  const remaining = parameter(headers.get("ratelimit"), "r");
  const resetSeconds = parameter(headers.get("ratelimit"), "t");
  if (limit === undefined || remaining === undefined || resetSeconds === undefined) return undefined;
  return { limit, remaining, resetSeconds };
}

function parameter(field: string | null, name: string): number | undefined {
  const [, digits] = new RegExp(`;\\s*${name}=(\\d+)`).exec(field ?? "") ?? [];
  return digits === undefined ? undefined : Number(digits);
}

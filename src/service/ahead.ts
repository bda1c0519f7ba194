import type { CalendarDate } from "../countries/country.ts";
import type { Generated } from "./drawing.ts";
import type { IdentityRequest } from "./request.ts";

/** The most people that are drawn at once: some 2 ms. Between other work, the first dozens take twice as long as others. */
const BLOCK = 512;

/**
 * Answers requests without a seed. Where one of a kind comes again and again, people are drawn before they are asked
 * for: many at once take less time than one by one between other work, because code and tables are at hand then. Each
 * is given away once, and no more are drawn ahead than were asked for before.
 */
export class Ahead {
  readonly #draw: (request: IdentityRequest) => Generated;
  #request: IdentityRequest | undefined;
  #ready: Generated[] = [];
  #drawn = 0;

  /** `draw` gives somebody new every time. */
  constructor(draw: (request: IdentityRequest) => Generated) {
    this.#draw = draw;
  }

  next(request: IdentityRequest): Generated {
    if (this.#request === undefined || !isSame(request, this.#request)) {
      this.#request = request;
      this.#ready = [];
      this.#drawn = 0;
    }
    return this.#ready.pop() ?? this.#drawBlock(request);
  }

  #drawBlock(request: IdentityRequest): Generated {
    const first = this.#draw(request);
    const more = Math.min(this.#drawn, BLOCK - 1);
    for (let count = 0; count < more; count++) this.#ready.push(this.#draw(request));
    this.#drawn += 1 + more;
    return first;
  }
}

function isSame(one: IdentityRequest, other: IdentityRequest): boolean {
  return (
    one.sex === other.sex &&
    one.country === other.country &&
    one.minAge === other.minAge &&
    one.maxAge === other.maxAge &&
    isSameDay(one.referenceDate, other.referenceDate)
  );
}

function isSameDay(one: CalendarDate, other: CalendarDate): boolean {
  return one === other || (one.day === other.day && one.month === other.month && one.year === other.year);
}

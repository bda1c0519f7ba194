import type { CalendarDate } from "../countries/country.ts";
import type { Generated } from "./drawing.ts";
import type { IdentityRequest } from "./request.ts";

/** The most people that are drawn at once: some 0.5 ms. */
const BLOCK = 128;

/**
 * Answers requests without a seed. Where one of a kind comes again and again, people are drawn before they are asked
 * for: many at once take less time than one by one between other work, because code and tables are at hand then. Each
 * is given away once, and no more are drawn ahead than were asked for before.
 */
export class Ahead {
  readonly #begin: (request: IdentityRequest) => () => Generated;
  #kind: Kind | undefined;
  #ready: Generated[] = [];
  #drawn = 0;

  /** `begin` tells how to draw somebody new every time. */
  constructor(begin: (request: IdentityRequest) => () => Generated) {
    this.#begin = begin;
  }

  next(request: IdentityRequest): Generated {
    if (this.#kind === undefined || !isSame(request, this.#kind.request)) {
      this.#kind = { request, draw: this.#begin(request) };
      this.#ready = [];
      this.#drawn = 0;
    }
    return this.#ready.pop() ?? this.#drawBlock(this.#kind);
  }

  #drawBlock({ draw }: Kind): Generated {
    const first = draw();
    const more = Math.min(this.#drawn, BLOCK - 1);
    for (let count = 0; count < more; count++) this.#ready.push(draw());
    this.#drawn += 1 + more;
    return first;
  }
}

/** What was asked for last, and how to draw it. */
interface Kind {
  readonly request: IdentityRequest;
  readonly draw: () => Generated;
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

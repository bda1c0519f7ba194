import type { Faker } from "@faker-js/faker";
import { formatDate } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Person } from "../person/generate.ts";
import type { Rng } from "../random/rng.ts";
import { createFaker, requireFaker } from "./load-faker.ts";

/** Draws further values of people with faker, from the person's locale and streams. */
export class Extras {
  readonly #rng: Rng;
  readonly #names: readonly string[];
  readonly #referenceDate: Date;
  readonly #fakers = new Map<string, Faker>();

  /** `names` are among `extraNames`. Throws MissingFakerError. */
  constructor(rng: Rng, names: readonly string[], referenceDate: CalendarDate) {
    requireFaker();
    this.#names = names;
    this.#referenceDate = new Date(`${formatDate(referenceDate)}T00:00:00Z`);
    this.#rng = rng;
  }

  /** The values by name. They depend only on the person's seed and index, the name and the locale. */
  of(person: Person, index: number): Readonly<Record<string, string>> {
    const instance = this.#fakerOf(person);
    return Object.fromEntries(
      this.#names.map((name) => {
        this.#rng.seek(index, streamOf(name));
        return [name, textOf(call(instance, name))];
      }),
    );
  }

  #fakerOf({ country, place: { stateAbbreviation: state } }: Person): Faker {
    const key = `${country.code} ${state}`;
    const known = this.#fakers.get(key);
    if (known !== undefined) return known;
    const faker = createFaker(country, state, () => this.#rng.next() / 2 ** 32);
    faker.setDefaultRefDate(this.#referenceDate);
    this.#fakers.set(key, faker);
    return faker;
  }
}

/** FNV-1a of the name with the highest bit set: the record's own streams have small numbers. */
function streamOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash | 0x80000000) >>> 0;
}

function call(instance: Faker, name: string): unknown {
  const [module = "", method = ""] = name.split(".");
  const functions: unknown = Reflect.get(instance, module);
  const found: unknown =
    typeof functions === "object" && functions !== null ? Reflect.get(functions, method) : undefined;
  if (typeof found !== "function") throw new RangeError(`faker has no ${name}`);
  return Reflect.apply(found, functions, []);
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

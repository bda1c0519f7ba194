import type { Faker as FakerInstance, LocaleDefinition, Randomizer } from "@faker-js/faker";
import { formatDate } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Person } from "../person/generate.ts";
import type { Rng } from "../random/rng.ts";
import { once } from "../text/memo.ts";
import { loadFaker, wordsOf } from "./load-faker.ts";

const faker = once(loadFaker);

/** Draws further values of people with faker, in the person's own locale and from the person's own streams. */
export class Extras {
  readonly #faker = faker();
  readonly #rng: Rng;
  readonly #names: readonly string[];
  readonly #referenceDate: Date;
  readonly #randomizer: Randomizer;
  /** One for each locale, by its words. */
  readonly #fakers = new Map<LocaleDefinition, FakerInstance>();

  /** `names` are among `extraNames`. Throws MissingFakerError. */
  constructor(rng: Rng, names: readonly string[], referenceDate: CalendarDate) {
    this.#names = names;
    this.#referenceDate = new Date(`${formatDate(referenceDate)}T00:00:00Z`);
    // Streams are selected by seeking; a seed would be ignored.
    this.#randomizer = { next: () => rng.next() / 2 ** 32, seed: () => undefined };
    this.#rng = rng;
  }

  /** The values by their names. They depend on the person's seed and index, the name and the locale alone. */
  of(person: Person, index: number): Readonly<Record<string, string>> {
    const instance = this.#fakerOf(person);
    return Object.fromEntries(
      this.#names.map((name) => {
        this.#rng.seek(index, streamOf(name));
        return [name, textOf(call(instance, name))];
      }),
    );
  }

  #fakerOf({ country, place }: Person): FakerInstance {
    const words = wordsOf(country, place.stateAbbreviation);
    const known = this.#fakers.get(words);
    if (known !== undefined) return known;
    const instance = new this.#faker.Faker({ locale: words, randomizer: this.#randomizer });
    instance.setDefaultRefDate(this.#referenceDate);
    this.#fakers.set(words, instance);
    return instance;
  }
}

/** FNV-1a of the name, with the highest bit set: the numbers of the record's own fields are small. */
function streamOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash | 0x80000000) >>> 0;
}

function call(instance: FakerInstance, name: string): unknown {
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

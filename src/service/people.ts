import { formatDate } from "../calendar/calendar.ts";
import { inCountries } from "../person/countries-for.ts";
import { drawRow } from "../person/draw.ts";
import { dataVersion } from "../person/field.ts";
import { personOf } from "../person/generate.ts";
import type { Identity } from "../person/identity.ts";
import { recordOf } from "../person/record.ts";
import type { Row } from "../person/row.ts";
import type { Spec } from "../person/spec.ts";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import { indexes } from "../schema/bounds.ts";
import type { Workspace } from "../tables/workspace.ts";
import { paidBy, partsOf, price, type Range } from "./price.ts";
import { hasAdditions, RecordMaker } from "./record.ts";

/** The seed, day and data version that draw the same people or households again. */
export interface Replay {
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly referenceDate: string;
  readonly dataVersion: string;
}

export interface PersonWriter {
  /** The person of a row, which is another's afterwards. */
  row(row: Row): void;
  /** A person whose record has other fields than the row, or more. */
  record(record: Identity, index: number): void;
}

/** People or households of a valid request, none of which is drawn before it is asked for: the rate limit comes first. */
export interface Drawing<Item, Writer> {
  readonly replay: Replay;
  /** Calls of the rate limit that so many of them cost. */
  price(count: number): number;
  /** How many of them so many calls pay for. */
  paidBy(calls: number): number;
  /** The range, one with the count 0 up to the last index. */
  whole(range: Range): Range;
  /** A range in parts of up to so many people, by default of one call's work, so that the event loop can run between them. */
  parts(range: Range, people?: number): Iterable<Range>;
  draw(range: Range): Iterable<Item>;
  /** Hands those of a range to a writer, in the order of their indexes unless any will do. */
  write(range: Range, writer: Writer, inAnyOrder?: boolean): void;
}

/** Replay and prices of a drawing whose indexes, fewer than `limit`, are so many people each. */
export function priced(
  seed: string,
  spec: Spec,
  { people, limit }: { readonly people: number; readonly limit: number },
): Omit<Drawing<never, never>, "draw" | "write"> {
  return {
    whole: ({ firstIndex, count }) => ({ firstIndex, count: count === 0 ? limit - firstIndex : count }),
    replay: { seed, referenceDate: formatDate(spec.referenceDate), dataVersion },
    price: (count) => price(count * people, spec),
    paidBy: (calls) => Math.floor(paidBy(calls, spec) / people),
    parts: (range, most = paidBy(1, spec)) => partsOf(range, Math.max(1, Math.floor(most / people))),
  };
}

export function drawPeople(space: () => Workspace, seed: string, spec: Spec): Drawing<Identity, PersonWriter> {
  const rng = new Rng(keyOf(dataVersion, seed));
  const records = hasAdditions(spec) ? new RecordMaker(rng, space, spec) : undefined;
  const recordAt = (index: number, of: Spec): Identity => {
    const row = drawRow(rng, space(), index, of);
    return records === undefined ? recordOf(row) : records.recordOf(personOf(row), index);
  };
  const writeAt = (writer: PersonWriter, index: number, of: Spec): void => {
    if (records === undefined) writer.row(drawRow(rng, space(), index, of));
    else writer.record(recordAt(index, of), index);
  };
  return {
    ...priced(seed, spec, { people: 1, limit: indexes }),
    *draw({ firstIndex, count }) {
      for (let done = 0; done < count; done++) yield recordAt(firstIndex + done, spec);
    },
    write({ firstIndex, count }, writer, inAnyOrder = false) {
      if (inAnyOrder && spec.country === undefined) {
        // Country by country, whose tables then stay in the caches: half of the time.
        for (const { country, indexes: ofIndexes } of inCountries(rng, firstIndex, count, spec)) {
          const ofCountry = { ...spec, country };
          for (const index of ofIndexes) writeAt(writer, index, ofCountry);
        }
      } else for (let done = 0; done < count; done++) writeAt(writer, firstIndex + done, spec);
    },
  };
}

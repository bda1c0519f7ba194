import { spec } from "../people.ts";

/** People of a checkout: of each number another. */
export interface Generator {
  /** The record of one person alone. */
  record(turn: number): unknown;
  /** The bytes of POST /generate. */
  json(turn: number): unknown;
  /** The NDJSON of 256 people of any country, as `draw` writes it. */
  lines(turn: number): unknown;
}

/** The generator of the checkout whose `src` has that address. */
export async function generatorOf(source: URL): Promise<Generator> {
  // biome-ignore lint/suspicious/noExplicitAny: modules of another checkout have no types here.
  const load = (path: string): Promise<any> => import(new URL(path, source).href);
  const { countries } = await load("countries/index.ts");
  const { Rng } = await load("random/rng.ts");
  const { createIdentityService, threadWorkspace } = await load("library/generator.ts");
  const columns = await load("identity/generate.ts").then(
    () => ({ person: "identity/", formats: "tables/formats/", rows: "tables/rows.ts", folder: "tables/" }),
    () => ({ person: "person/", formats: "formats/", rows: "formats/rows.ts", folder: "formats/" }),
  );
  const { generateIdentity } = await load(`${columns.person}generate.ts`);
  const { drawBatch } = await load(`${columns.person}batch/draw.ts`);
  const { personWriter } = await load(`${columns.formats}json.ts`);
  const { formatOf } = await load(`${columns.formats}formats.ts`);
  const { usualLayout } = await load(`${columns.formats}format.ts`);
  const { personRows } = await load(columns.rows);
  const rng = new Rng([1, 2, 3, 4]);
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  const specs = countries.map((country: any) => ({ ...spec, country }));
  const specOf = (turn: number) => specs[turn % specs.length];
  const keyed = (turn: number) => rng.rekey(keyOf(turn));
  const write = personWriter();
  const service = createIdentityService({ newSeed: () => "bench", today: () => spec.referenceDate });
  const { chunks } = personRows(service.stream({ gender: "random" }, { firstIndex: 0, count: 2 ** 30 }));
  const encoder = formatOf("ndjson").encoder({ ...usualLayout, format: "ndjson", columns: [], isWhole: true });
  return {
    record: (turn) => generateIdentity(keyed(turn), threadWorkspace(), 0, specOf(turn)),
    json: (turn) =>
      write({ columns: drawBatch(keyed(turn), threadWorkspace(), 0, 1, specOf(turn)), firstIndex: 0, hasParts: false }),
    lines(turn) {
      for (const rows of chunks({ firstIndex: 256 * turn, count: 256 })) encoder.add(rows);
      return encoder.part().bytes;
    },
  };
}

/** A key for each number. */
function keyOf(turn: number): readonly number[] {
  return [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 1].map((factor) => Math.imul(turn + 1, factor) >>> 0);
}

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
  const rng = new Rng([1, 2, 3, 4]);
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  const specs = countries.map((country: any) => ({ ...spec, country }));
  const specOf = (turn: number) => specs[turn % specs.length];
  const keyed = (turn: number) => rng.rekey(keyOf(turn));
  const service = createIdentityService({ newSeed: () => "bench", today: () => spec.referenceDate });
  const stream = service.stream({ gender: "random" }, { firstIndex: 0, count: 2 ** 30 });
  const layout = { format: "ndjson", columns: [], isWhole: true };
  const ofColumns = async (): Promise<Generator> => {
    // A checkout that draws people by the column.
    const { generateIdentity } = await load("identity/generate.ts");
    const { drawBatch } = await load("identity/batch/draw.ts");
    const { ndjson, personWriter } = await load("tables/formats/json.ts");
    const { usualLayout } = await load("tables/formats/format.ts");
    const { personRows } = await load("tables/rows.ts");
    const { chunks } = personRows(stream);
    const encoder = ndjson.encoder({ ...usualLayout, ...layout });
    const write = personWriter();
    return {
      record: (turn) => generateIdentity(keyed(turn), threadWorkspace(), 0, specOf(turn)),
      json(turn) {
        const columns = drawBatch(keyed(turn), threadWorkspace(), 0, 1, specOf(turn));
        return write({ columns, firstIndex: 0, hasParts: false });
      },
      lines(turn) {
        for (const rows of chunks({ firstIndex: 256 * turn, count: 256 })) encoder.add(rows);
        return encoder.part().bytes;
      },
    };
  };
  const ofRows = async (): Promise<Generator> => {
    const { generateIdentity } = await load("person/generate.ts");
    const { drawRow } = await load("person/draw.ts");
    const { ndjson, PersonJson } = await load("formats/json.ts");
    const { usualLayout } = await load("formats/format.ts");
    const encoder = ndjson.encoder({ ...usualLayout, ...layout });
    const json = new PersonJson();
    return {
      record: (turn) => generateIdentity(keyed(turn), threadWorkspace(), 0, specOf(turn)),
      json(turn) {
        json.row(drawRow(keyed(turn), threadWorkspace(), 0, specOf(turn)));
        return json.take();
      },
      lines(turn) {
        stream.write({ firstIndex: 256 * turn, count: 256 }, encoder, true);
        return encoder.part().bytes;
      },
    };
  };
  return load("person/draw.ts").then(ofRows, ofColumns);
}

/** A key for each number. */
function keyOf(turn: number): readonly number[] {
  return [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 1].map((factor) => Math.imul(turn + 1, factor) >>> 0);
}

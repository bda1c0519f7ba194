import { fieldsOf } from "../../formats/columns/asked-fields.ts";
import { readColumns } from "../../formats/columns/columns.ts";
import { type Layout, usualLayout } from "../../formats/format.ts";
import { formatOf, unwritableDates } from "../../formats/formats.ts";
import { originOf } from "../../formats/origin.ts";
import { codecOf, hasZstd } from "../../formats/parquet.ts";
import { counted } from "../../observe/drawn.ts";
import type { Observer } from "../../observe/observer.ts";
import type { Fault } from "../../schema/fault.ts";
import type { Shape } from "../../schema/field.ts";
import { type Given, type Refuse, readerOf } from "../../schema/read.ts";
import { arrayRequest, parquetRequest, personRequest, tableRequest } from "../../schema/request.ts";
import { partsOf } from "../../service/price.ts";
import { invalidRequest } from "../../service/refusal.ts";
import type { IdentityService } from "../../service/service.ts";
import { cachingOf } from "../message/caching.ts";
import type { Context } from "../message/context.ts";
import { checkLimit } from "../message/problem.ts";
import { queryOf } from "../message/query.ts";
import { type OperationOptions, replayHeaders } from "./operation.ts";
import type { Route } from "./route.ts";

/** A file of people, by the name of its format. */
interface File {
  readonly ending: string;
  readonly format: string;
  readonly type: string;
  readonly shape: typeof tableRequest | typeof parquetRequest;
  /** The character between its cells, where that is not the usual one. */
  readonly delimiter?: string;
  readonly disposition: "inline" | "attachment";
  readonly isCompressed: boolean;
  /** People that are encoded at once. A row group of Parquet takes some 15 ms. */
  readonly partSize: number;
}

const saved = { shape: tableRequest, disposition: "attachment", isCompressed: false, partSize: 100 } as const;

const files: readonly File[] = [
  { ...saved, ending: "json", format: "json", type: "application/json", shape: arrayRequest, disposition: "inline" },
  { ...saved, ending: "csv", format: "csv", type: "text/csv; charset=utf-8" },
  { ...saved, ending: "tsv", format: "csv", type: "text/tab-separated-values; charset=utf-8", delimiter: "\t" },
  { ...saved, ending: "ndjson", format: "ndjson", type: "application/x-ndjson" },
  { ...saved, ending: "jsonl", format: "ndjson", type: "application/x-ndjson" },
  {
    ...saved,
    ending: "parquet",
    format: "parquet",
    type: "application/vnd.apache.parquet",
    shape: parquetRequest,
    isCompressed: true,
    partSize: 1_000,
  },
];

/** `GET /people.json`, `.csv`, `.tsv`, `.ndjson`, `.jsonl` and `.parquet`: the people that `draw` writes into such files. */
export function peopleRoutes({ service, observer }: OperationOptions): readonly Route[] {
  return files.map((file) => {
    const read = readerOf(file.shape);
    const shape: Shape = { ...personRequest, ...file.shape };
    const handle = async (context: Context): Promise<void> => {
      const given = queryOf(context, shape);
      const table = readTable(service, given, read, file);
      await pay(table, context);
      const { replay } = table.people;
      const headers = {
        ...replayHeaders(replay),
        ...cachingOf(context, given, replay.dataVersion),
        "content-type": file.type,
        "content-disposition": `${file.disposition}; filename="people.${file.ending}"`,
        "accept-ranges": "none",
      };
      await context.sendParts(200, headers, bytesOf(table, file, context, observer), !file.isCompressed);
    };
    const path = `/people.${file.ending}`;
    return { path, methods: ["GET", "HEAD"], quota: "default", operation: path, handle };
  });
}

/** Columns of a table: a person with details and extras has some 70. */
const mostColumns = 128;

type Table = ReturnType<typeof readTable>;

/** Throws a Refusal of all fields at fault. */
function readTable(
  service: IdentityService,
  given: Given,
  readTableFields: ReturnType<typeof readerOf<File["shape"]>>,
  { format, shape, delimiter = usualLayout.delimiter }: File,
) {
  const found: Fault[] = [];
  const refuse: Refuse = (field, message, reason) => void found.push({ field, message, reason });
  const isOfTable = ([name]: [string, unknown]): boolean => Object.hasOwn(shape, name);
  const values = readTableFields(Object.fromEntries(Object.entries(given).filter(isOfTable)), refuse);
  const person: Given = Object.fromEntries(Object.entries(given).filter((field) => !isOfTable(field)));
  const { count = tableRequest.count.usual, first_index: firstIndex = 0, columns: list } = values;
  const { details, extra, violate } = person;
  const asked = {
    details: details === true,
    extra: Array.isArray(extra) ? extra : [],
    violate: violate !== undefined,
  };
  const read = readColumns(list, fieldsOf(asked), false);
  if (typeof read === "string") refuse("columns", read, "UNKNOWN_VALUE");
  else if (read.length > mostColumns) refuse("columns", `must not be more than ${mostColumns}`, "OUT_OF_RANGE");
  if (asked.violate && format === "parquet") refuse("violate", unwritableDates("parquet"), "CONFLICT");
  if ("compression" in values && values.compression === "zstd" && !hasZstd) {
    refuse("compression", "is zstd, which the service has with Node 22.15 or later", "CONFLICT");
  }
  const range = { count, firstIndex };
  // Without a gender the seed decides: a table is of people of both.
  const request = { gender: "random", ...person };
  const people = service.stream(request, range, found);
  if (typeof read === "string") throw invalidRequest(found);
  const { seed, referenceDate: reference_date, dataVersion } = people.replay;
  const origin = originOf("people", { ...request, seed, reference_date }, dataVersion, range);
  const isWhole = list === undefined;
  const codec = "compression" in values ? codecOf(values.compression) : {};
  const layout: Layout = { ...usualLayout, format, columns: read, isWhole, delimiter, origin, ...codec };
  return { people, range, layout };
}

/** Takes the price of a table from the rate limit: of HEAD, which draws no people, one call. Throws a Refusal. */
async function pay({ people, range }: Table, { meter, request }: Context): Promise<void> {
  if (meter === undefined) return;
  const most = people.paidBy(meter.limit);
  if (range.count > most) {
    const message = `must not exceed ${most} here, which is what the rate limit can pay for`;
    throw invalidRequest([{ field: "count", message, reason: "OUT_OF_RANGE" }]);
  }
  if (request.method !== "HEAD") await meter.takePrice(people.price(range.count));
  checkLimit(meter);
}

/** The bytes of a table: people are drawn, and parts encoded, in turns of the client, as fast as it reads. */
async function* bytesOf(
  { people, range, layout }: Table,
  { format: name, partSize }: File,
  context: Context,
  observer: Observer | undefined,
): AsyncGenerator<Uint8Array> {
  const format = formatOf(name);
  const frame = format.frame(layout);
  yield frame.open();
  for (const slice of partsOf(range, partSize)) {
    // For each part, so that a client that does not read keeps no buffer of one.
    const encoder = format.encoder(layout);
    const writer = counted(observer, encoder);
    for (const some of people.parts(slice)) {
      await context.nextTurn();
      people.write(some, writer);
    }
    if (partSize > 100) await context.nextTurn();
    const part = encoder.part();
    yield frame.before(part);
    yield part.bytes;
  }
  yield frame.close();
}

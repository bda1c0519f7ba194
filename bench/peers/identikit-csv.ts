// Draws people with identikit, as the peers in other languages do theirs: reads counts from standard input, writes CSV to the
// file of the first argument, and prints a line once each is written.
import { openSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { system } from "../../src/app/system.ts";
import { partMaker } from "../../src/cli/jobs/task.ts";
import { sources } from "../../src/cli/sources.ts";
import { commonFields } from "../../src/formats/columns/fields.ts";
import { usualLayout } from "../../src/formats/format.ts";
import { formatOf } from "../../src/formats/formats.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import { partsOf } from "../../src/service/price.ts";
import { seed } from "../people.ts";

const file = openSync(process.argv[2] ?? "", "w");
const format = "csv";
const columns = commonFields.map(({ path }) => ({ field: path, path: path.split("."), name: path }));
const request = { gender: "random", seed, reference_date: "2026-01-01" };
const people = sources.people.open(createIdentityService(system), request, { count: 0, firstIndex: 0 });
const make = partMaker(people, { ...usualLayout, format, columns });

let firstIndex = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const count = Number(line);
  for (const slice of partsOf({ firstIndex, count }, formatOf(format).partSize)) writeSync(file, make(slice).bytes);
  firstIndex += count;
  console.log("written");
}

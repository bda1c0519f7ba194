import { Rows } from "../../src/columns/rows.ts";
import { phoneRanges } from "../../src/countries/phone-ranges.ts";
import { phoneLists, writePhones } from "../../src/person/batch/phones.ts";
import { placeRecord } from "../../src/person/batch/place-records.ts";
import { readText } from "../../src/person/batch/strings.ts";
import { field } from "../../src/person/field.ts";
import { Rng } from "../../src/random/rng.ts";
import { keyOf } from "../../src/random/seed.ts";
import { type Templates, templatesOf } from "../../src/random/template.ts";
import { Packer } from "../../src/tables/packer.ts";
import { BATCH, Workspace } from "../../src/tables/workspace.ts";

/** Numbers of people of consecutive indexes under the key of `rng`, each from a place that has one of the lists. */
export function phonesOf(
  rng: Rng,
  [from, count]: readonly [from: number, count: number],
  lists: readonly Templates[],
): readonly string[] {
  const space = new Workspace();
  const packer = new Packer(space.memory);
  const listAt = phoneLists(packer);
  // Of the record of a place, only the list is read.
  const places = lists.map((list) => {
    const at = listAt(list);
    const record = space.memory.takeInts(placeRecord.size);
    space.memory.ints[record + placeRecord.phones + phoneRanges.indexOf("reserved")] = at;
    return record;
  });
  const numbers: string[] = [];
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    space.begin(size);
    const key = space.column();
    for (let word = 0; word < 4; word++) key[word] = rng.keyWord(word);
    const index = space.column();
    const records = space.column();
    for (let row = 0; row < size; row++) {
      index[row] = from + done + row;
      records[row] = places[(from + done + row) % places.length] ?? 0;
    }
    space.beginTexts(size);
    const texts = space.texts();
    writePhones(new Rows({ space, key, index }, 0, size, field.phone), records, "reserved", texts);
    for (let row = 0; row < size; row++) numbers.push(readText(space, texts.start[row] ?? 0, texts.length[row] ?? 0));
  }
  return numbers;
}

const anyKey = new Rng(keyOf("test", "phones"));

/** The number of a person whose place has one template alone. */
export function numberFrom(template: string, index: number): string {
  return phonesOf(anyKey, [index, 1], [templatesOf([template])])[0] ?? "";
}

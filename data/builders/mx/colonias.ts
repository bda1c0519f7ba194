import { editDistance } from "../../../src/text/edit-distance.ts";
import { once } from "../../../src/text/memo.ts";
import { type Row, mexico as rowsOf } from "../source-rows.ts";
import { addTo } from "../sums.ts";

/** A postal code with one of its colonias. */
export interface Colonia {
  readonly code: string;
  readonly name: string;
}

/**
 * Colonias by state and municipality, joined by a space. From the register of establishments only pairs that are likely
 * and whose postal code lies where the municipality's other codes do; each colonia with its commonest code, and each code
 * in one municipality only. The seat's own code comes from the town hall's address.
 */
export function colonias(): ReadonlyMap<string, readonly Colonia[]> {
  const seats = rowsOf("seats");
  const rows = rowsOf("colonias");
  const owners = ownersOf([...seats, ...rows]);
  const register = Map.groupBy(rows, municipality);
  const most = mostByBeginning([...register.values()]);
  const lists = new Map<string, Colonia[]>();
  for (const row of seats) lists.set(municipality(row), [{ code: row("code"), name: row("colonia") }]);
  for (const [key, all] of register) {
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    const usual = usualBeginnings(
      all.filter((row) => !row("code").startsWith(neighbours[key] ?? "-")),
      most,
    );
    const sorted = all
      .filter((row) => isHome(row) && owners.get(row("code")) === key && usual.has(row("code").slice(0, 3)))
      .toSorted((a, b) => Number(b("count")) - Number(a("count")) || (a("code") < b("code") ? -1 : 1));
    for (const row of sorted) {
      const name = row("type") === "Barrio" ? barrio(written(row("colonia"))) : written(row("colonia"));
      if (dropped.has(name)) continue;
      if (!list.some((other) => isSame(other, { code: row("code"), name }))) list.push({ code: row("code"), name });
    }
  }
  return lists;
}

/** What is in the register but no colonia's name, or a misspelt one: found by eye. */
const dropped = new Set(rowsOf("no-colonias").map((row) => row("name")));

/** Old quarters are called `Barrio San Juan`, `Barrio del Carmen`. */
function barrio(name: string): string {
  return `Barrio ${name
    .replace(/^Barrio (?:de )?/, "")
    .replace(/^De /, "")
    .replace(/^Del /, "del ")}`;
}

/** Whether two entries are one colonia: another code of it, or a slip or a longer form of its name. */
function isSame(one: Colonia, other: Colonia): boolean {
  const [a, b] = [bare(one.name), bare(other.name)];
  if (a === b || (/centro/.test(a) && /centro/.test(b))) return true;
  return one.code === other.code && (a.includes(b) || b.includes(a) || editDistance(a, b) <= 2);
}

function bare(name: string): string {
  return plain(name).replace(/^(?:barrio )?(?:del? )?(?:el|la|las|los|zona) /, "");
}

const municipality = (row: Row): string => `${row("state")} ${row("municipality")}`;

/** Kinds of settlements that people live in and that addresses call by their bare name. */
const kinds = new Set(["", "Colonia", "Fraccionamiento", "Barrio", "Pueblo", "Residencial", "Villa", "Ampliación"]);

/** Workplaces, roads, and remarks that stand in the place of a colonia. */
const noHome =
  /\b(?:ind|industrial|industria|parque|inst?rial|instrial|pi|exportec|finsa|corredor|km|kilometro|carretera|carr|autopista|predio|lote|lotes|manzana|fraccion|fracc|granja|granjas|rancho|hacienda|ingenio|paraje|aeropuerto|puerto industrial|recinto|terminal|planta|refineria|complejo|campo|mina|unidad minera|central de abastos?|domicilio|conocido|sin nombre|s n|municipio|delegacion|localidad|poblado|ejido|ejidal|rancheria|congregacion|conjunto|condominio|mza|sm|smza|calle|av|avenida|boulevard|blvd|libramiento|periferico|esq|esquina|frente|entre|y|o|antes|nuevo leon|estado|mexico|tecnologico|bodega|bodegas|park|center|technology|logistic|fideicomiso|internacional|catalogo|disponible|especificada|ninguna|otra|otro|fimex|pip|cerveceria|termoelectrica|dinamita|cementos|madera|aerea|navales?|militar|zona hotelera|desarrollo|megaparque|amistad|maquiladora|cd|nave|naves|zona federal|zona urbana|area|col|sn|sta|sto|cd|gral|fco|dr|lic|ing)\b|\d{3}/;

/** How many rows of the register have a name, wherever. */
const mentions = new Map<string, number>();
for (const row of rowsOf("colonias")) addTo(mentions, plain(row("colonia")), 1);

/** A pair is likely if it says what kind of settlement it is, was given more than once, or has a name that others have. */
function isHome(row: Row): boolean {
  const name = row("colonia");
  return (
    kinds.has(row("type")) &&
    (row("type") !== "" || Number(row("count")) >= 2 || (mentions.get(plain(name)) ?? 0) >= 2) &&
    /^[\p{Lu}\d][\p{L}\p{M}\d .'-]{2,}$/u.test(name) &&
    !noHome.test(plain(name)) &&
    !(row("type") === "" && /^del? /i.test(name)) &&
    plain(name) !== plain(row("municipality"))
  );
}

/** Beginnings of codes that establishments give as their municipality's though they are its neighbour's. */
const neighbours: Readonly<Record<string, string>> = { "MEX Cuautitlán": "547" };

/** Establishments of a municipality by the first three digits of their postal codes. */
function countByBeginning(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) addTo(counts, row("code").slice(0, 3), Number(row("count")));
  return counts;
}

/** The largest such number of any municipality. */
function mostByBeginning(municipalities: readonly (readonly Row[])[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const rows of municipalities)
    for (const [begin, count] of countByBeginning(rows)) most.set(begin, Math.max(count, most.get(begin) ?? 0));
  return most;
}

/** The first three digits that several of a municipality's codes have and that are not mostly another's. */
function usualBeginnings(rows: readonly Row[], most: ReadonlyMap<string, number>): ReadonlySet<string> {
  const counts = countByBeginning(rows);
  const all = [...counts.values()].reduce((a, b) => a + b, 0);
  const first = Math.max(...counts.values());
  const isUsual = (begin: string, count: number): boolean =>
    count === first || (count >= 3 && count >= all / 12 && count >= (most.get(begin) ?? 0) / 3);
  return new Set([...counts].filter(([begin, count]) => isUsual(begin, count)).map(([begin]) => begin));
}

/** The municipality in which each code was seen most often: first the town halls', then the register's. */
function ownersOf(rows: readonly Row[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const ofCode = counts.get(row("code")) ?? new Map<string, number>();
    counts.set(row("code"), ofCode);
    // Rows of town halls have no count.
    const weight = isSeat(row) ? 1_000 : Number(row("count"));
    addTo(ofCode, municipality(row), weight);
  }
  return new Map(
    [...counts].map(([code, ofCode]) => [code, [...ofCode].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ""] as const),
  );
}

const seatRows = new Set(rowsOf("seats").map((row) => `${municipality(row)} ${row("code")}`));

function isSeat(row: Row): boolean {
  return seatRows.has(`${municipality(row)} ${row("code")}`);
}

/** A colonia with the accents that the words of its name have in Mexican place names. */
function written(name: string): string {
  return name
    .split(" ")
    .filter((word) => word !== "")
    .map((word, at, all) => {
      const lower = plain(word);
      const isSmall = particles.has(lower) || (articles.has(lower) && plain(all[at - 1] ?? "") === "de");
      if (at > 0 && isSmall) return lower;
      const known = words().get(lower) ?? word;
      return known.charAt(0).toUpperCase() + known.slice(1);
    })
    .join(" ");
}

const particles = new Set(["de", "del", "y", "a", "al", "en"]);
const articles = new Set(["la", "las", "el", "los"]);

/** Names that the register writes with an accent that they do not have. */
const unaccented = new Set(["Manuel", "Rafael", "Gabriel", "Miguel", "Daniel", "Jerez"]);

/** Accented words by their plain form: those of municipalities, family and given names, and of `accents`. */
const words = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      [
        ...rowsOf("municipios").flatMap((row) => row("municipality").split(" ")),
        ...rowsOf("family-names").map((row) => row("name")),
        ...rowsOf("given-names").flatMap((row) => row("name").split(" ")),
        ...rowsOf("accents").map((row) => row("name")),
      ]
        .filter((word) => !/^$| /.test(word) && (plain(word) !== word.toLowerCase() || unaccented.has(word)))
        .map((word) => [plain(word), word] as const),
    ),
);

/** Small letters without accents; ñ counts as n. */
function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

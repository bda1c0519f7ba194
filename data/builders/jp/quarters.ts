import { businesses } from "./businesses.ts";
import { chomeOf } from "./chome.ts";
import { type Delivery, deliveries } from "./delivery.ts";
import { inhabited, type Quarter } from "./inhabitants.ts";
import { isInhabited, isUsual } from "./quarter-names.ts";
import { parseQuarter, type QuarterText } from "./quarter-text.ts";

interface Candidate extends Delivery {
  readonly text: QuarterText;
}

/** Every inhabited quarter, by the code of its municipality. */
export function quartersByMunicipality(): ReadonlyMap<string, readonly Quarter[]> {
  const companies = businesses();
  return new Map(
    [...Map.groupBy(deliveries(), ({ municipality }) => municipality.code)].map(([code, list]) => {
      const candidates = list.flatMap(candidateOf);
      const named = new Set(candidates.flatMap(({ text }) => (text.kind === "part" ? [] : [text.name])));
      const chosen = candidates.filter((candidate) => candidate.text.kind !== "part" || isAlone(candidate, named));
      const quarters = chosen.map(quarterOf).filter(isClear).filter(distinct());
      return [code, quarters.length > 0 ? inhabited(quarters, companies) : list.slice(0, 1).map(withoutQuarters)];
    }),
  );
}

function candidateOf(delivery: Delivery): Candidate[] {
  const { municipality } = delivery;
  const text = parseQuarter(delivery.quarter, municipality.city === "京都市");
  if (text === undefined || !isUsual(text.name) || !isInhabited(municipality, text.name)) return [];
  return [{ ...delivery, text }];
}

/** Whether a named part belongs to a quarter that has no code of its own. */
function isAlone({ quarter }: Candidate, named: ReadonlySet<string>): boolean {
  return !named.has(quarter.slice(0, quarter.indexOf("（")).normalize("NFKC"));
}

/** Whether houses can be numbered: in the squares of Hokkaido, except in 深川, only with a 丁目. */
function isClear({ name, chome, municipality: { prefecture, city } }: Quarter): boolean {
  return (
    chome !== "" || prefecture !== "01" || city === "深川市" || !/[\d一二三四五六七八九十]条[東西南北]?通?$/.test(name)
  );
}

function distinct(): (quarter: Quarter) => boolean {
  const seen = new Set<string>();
  return ({ code, locality }) => {
    const isNew = !seen.has(`${code} ${locality}`);
    seen.add(`${code} ${locality}`);
    return isNew;
  };
}

function withoutQuarters({ code, municipality, district }: Delivery): Quarter {
  const { ward, population } = municipality;
  return { code, municipality, district, name: "", locality: ward, chome: "", inhabitants: population };
}

function quarterOf({ code, municipality, district, text }: Candidate): Quarter {
  const locality = municipality.ward + text.streets + text.name;
  return { code, municipality, district, name: text.name, locality, chome: chomeOf(code, text), inhabitants: 0 };
}

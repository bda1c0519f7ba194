import type { Tsv } from "../tsv.ts";
import { areaCodeOf } from "./area-codes.ts";
import { coordinatesOf } from "./coordinates.ts";
import { municipalities, prefectures } from "./municipalities.ts";
import { type Quarter, quartersByMunicipality } from "./quarters.ts";

export function states(): Tsv {
  const rows = prefectures.map(({ code, name, latin, population }) => {
    return [code, name, latin, `JP-${code}`, population, "Asia/Tokyo"];
  });
  return { header: ["abbreviation", "name", "latin", "subdivision", "population", "time_zone"], rows };
}

/** Every municipality with its postal codes; those of a ward share its inhabitants, of the others the municipality's. */
export function places(): Tsv {
  const quarters = quartersByMunicipality();
  const cities = Map.groupBy(municipalities, ({ prefecture, city }) => prefecture + city);
  const rows = [...cities.values()].map((parts) => {
    const [whole] = parts;
    if (whole === undefined) throw new RangeError("a city without a row");
    const served = parts.flatMap(({ code }) => quarters.get(code) ?? []);
    const district = served[0]?.district ?? "";
    const areas = served.map(areaOf).sort();
    if (areas.length === 0) throw new RangeError(`no postal code for ${whole.city}`);
    return [
      district + whole.city,
      whole.latin,
      whole.prefecture,
      String(whole.population),
      ...coordinatesOf(whole),
      areaCodeOf(whole.code),
      areas.join(";"),
    ];
  });
  return {
    header: ["city", "latin", "state", "population", "latitude", "longitude", "phones", "areas"],
    rows,
  };
}

/** `160-0004*5600 四谷|1-4`: a postal code, inhabitants, quarter and its 丁目. */
function areaOf({ code, locality, chome, inhabitants }: Quarter): string {
  const quarter = locality === "" ? "" : ` ${locality}${chome === "" ? "" : `|${chome}`}`;
  return `${code.slice(0, 3)}-${code.slice(3)}*${inhabitants}${quarter}`;
}

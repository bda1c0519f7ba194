import type { Tsv } from "../../scripts/tables/tsv.ts";
import { sourceRows } from "./source-rows.ts";

interface State {
  readonly state: string;
  /** Of its residents, percent who were born in another state. */
  readonly percent: number;
  readonly population: number;
  readonly point: readonly [latitude: number, longitude: number];
}

/**
 * Where the residents of each state were born, in a thousand, from `data/<code>/born-elsewhere.tsv`. Those born elsewhere come
 * from other states by the people who live there over the distance: an estimate. As many of each state as `abroad` says were
 * born in another country, by its code.
 */
export function births(code: string, abroad: readonly { readonly state: string; readonly share: number }[] = []): Tsv {
  const states = sourceRows(code, "born-elsewhere.tsv").map(
    (row): State => ({
      state: row("state"),
      percent: Number(row("percent")),
      population: Number(row("population")),
      point: [Number(row("latitude")), Number(row("longitude"))],
    }),
  );
  return {
    header: ["state", "births"],
    rows: states.map((home) => {
      const others = states.filter((other) => other !== home);
      const weights = others.map((other) => other.population / degrees(home, other));
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      const shares = others
        .map(({ state }, at) => ({ state, share: Math.round((10 * home.percent * (weights[at] ?? 0)) / all) }))
        .filter(({ share }) => share > 0);
      const elsewhere = [...shares, ...abroad];
      const own = 1_000 - elsewhere.reduce((sum, { share }) => sum + share, 0);
      return [
        home.state,
        [{ state: home.state, share: own }, ...elsewhere].map((one) => `${one.state}*${one.share}`).join(" "),
      ];
    }),
  };
}

/** The distance in degrees of latitude, at least one. */
function degrees({ point: [latitude, longitude] }: State, { point: [north, east] }: State): number {
  const cosine = Math.cos(((latitude + north) * Math.PI) / 360);
  return Math.max(1, Math.hypot(north - latitude, (east - longitude) * cosine));
}

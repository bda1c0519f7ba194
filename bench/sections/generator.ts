import { start } from "../child.ts";
import type { Drawn } from "../draw-people.ts";
import { type Findings, type Row, type Section, WINDOWS } from "../section.ts";
import { median } from "../statistics.ts";

const peers = [
  { peer: "identikit", name: "identikit, 11 countries in turn" },
  { peer: "falso", name: "falso", note: "fields agree with nothing" },
  { peer: "casual", name: "casual", note: "fields agree with nothing" },
  { peer: "faker", name: "faker, en_US", note: "fields agree with nothing" },
  { peer: "faker-11", name: "faker, 11 locales in turn", note: "fields agree with nothing" },
  { peer: "chance", name: "chance", note: "fields agree with nothing" },
  { peer: "copycat", name: "copycat", note: "fields agree with nothing, but a seed gives them again" },
] as const;

/** People a second on one core, without any server. */
export const generator: Section = {
  name: "generator",
  title: "Generator, people a second on one core",
  async run({ rounds, seconds, warmup }): Promise<Findings> {
    const children = peers.map(({ peer }) =>
      start("./draw-people.ts", { core: "server", environment: { PEER: peer } }),
    );
    const windows: Drawn[][] = peers.map(() => []);
    for (const child of children) await child.ask<Drawn>("draw", warmup);
    for (let window = 0; window < rounds * WINDOWS; window++) {
      for (const [at, child] of children.entries()) {
        windows[at]?.push(await child.ask<Drawn>("draw", seconds / WINDOWS));
      }
    }
    for (const child of children) await child.stop();

    const rows = peers.map(({ name, ...peer }, at): Row => {
      const sample = (windows[at] ?? []).map((window) => window.people / window.seconds);
      return {
        name,
        unit: "people/s",
        sample,
        cpu: (windows[at] ?? []).map(({ cpu, people }) => cpu / people),
        ...("note" in peer ? { note: peer.note } : {}),
        ...(at === 0 ? { mark: { what: "people/s", value: median(sample), least: 250_000 } } : {}),
      };
    });
    return { rows };
  },
};

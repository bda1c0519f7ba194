import type { Drawn } from "../draw-people.ts";
import { type Child, start } from "../process/child.ts";
import type { Results, Row, Section } from "../section.ts";
import { median, summarize } from "../statistics.ts";

const independent = "fields drawn independently";

const peers = [
  { peer: "identikit", name: "identikit, 11 countries in turn", note: "all fields agree" },
  { peer: "falso", name: "falso", note: independent },
  { peer: "casual", name: "casual", note: independent },
  { peer: "faker", name: "faker, en_US", note: independent },
  { peer: "faker-11", name: "faker, 11 locales in turn", note: independent },
  { peer: "chance", name: "chance", note: independent },
  { peer: "copycat", name: "copycat", note: `${independent}; replayable` },
] as const;

interface Running {
  readonly name: string;
  readonly note: string;
  readonly child: Child;
  readonly rates: number[];
  readonly cpu: number[];
}

/** Generators in a process, without a server. */
export const generator: Section = {
  name: "generator",
  title: "Generator, people a second on one core",
  async run({ rounds, window, warmup }): Promise<Results> {
    const running = peers.map(
      ({ peer, ...rest }): Running => ({
        ...rest,
        child: start("draw-people.ts", { core: "server", environment: { PEER: peer } }),
        rates: [],
        cpu: [],
      }),
    );
    for (const { child } of running) await child.ask<Drawn>("draw", warmup / 4);
    for (let round = 0; round < rounds; round++) {
      for (const { child, rates, cpu } of running) {
        const drawn = await child.ask<Drawn>("draw", window / 2);
        rates.push(drawn.people / drawn.seconds);
        cpu.push(drawn.cpu / drawn.people);
      }
    }
    for (const { child } of running) await child.stop();

    const own = median(running[0]?.cpu ?? []);
    const rows = running.map(
      ({ name, note, rates, cpu }, index): Row => ({
        name,
        unit: "people/s",
        value: summarize(rates),
        ratio: own / median(cpu),
        cpu: summarize(cpu),
        note,
        ...(index === 0 ? { target: { what: "people a second of CPU", value: 1e6 / own, least: 250_000 } } : {}),
      }),
    );
    return { rows };
  },
};

import { devNull } from "node:os";
import { fileURLToPath } from "node:url";
import { commandOf, lacking, peers, versionOf } from "../peers/languages.ts";
import { type Program, startProgram } from "../process/program.ts";
import { systemCpu } from "../process/system-cpu.ts";
import type { Results, Row, Section } from "../section.ts";
import { median, summarize } from "../statistics.ts";

interface Command {
  readonly name: string;
  readonly note: string;
  readonly command: readonly string[];
}

const own: Command = {
  name: "identikit, 11 countries",
  note: "all fields agree",
  command: [process.execPath, fileURLToPath(new URL("../peers/identikit-csv.ts", import.meta.url)), devNull],
};

interface Running extends Omit<Command, "command"> {
  readonly program: Program;
  /** People of one window. */
  people: number;
  readonly rates: number[];
  readonly cpu: number[];
}

/** Generators of other languages, built where their compilers are: each draws the twelve fields of its own kind as CSV. */
export const peersSection: Section = {
  name: "peers",
  title: "People as CSV, people a second on one core",
  async run({ rounds, window, warmup }): Promise<Results> {
    const missing: string[] = [];
    const programs: Command[] = [own];
    for (const peer of peers) {
      const lacks = lacking(peer.needs);
      const name = `${peer.name} ${versionOf(peer)} (${peer.language})`;
      if (lacks.length > 0) missing.push(`${name}: needs ${lacks.join(", ")}`);
      else programs.push({ name, note: "fields drawn independently", command: commandOf(peer) });
    }
    const running: Running[] = [];
    try {
      for (const { command, ...rest } of programs) {
        running.push({ ...rest, program: startProgram(command, "server"), people: 1, rates: [], cpu: [] });
      }
      for (const one of running) await warm(one, warmup / 2, 2 * window);
      for (let round = 0; round < rounds; round += 2) for (const one of running) await measure(one);
    } finally {
      for (const { program } of running) await program.stop();
    }
    const reference = median(running[0]?.cpu ?? []);
    const rows = running.map(
      ({ name, note, rates, cpu }): Row => ({
        name,
        unit: "people/s",
        value: summarize(rates),
        ratio: reference / median(cpu),
        cpu: summarize(cpu),
        note,
      }),
    );
    return { rows, missing };
  },
};

/** Draws for some seconds, until most code is compiled, and finds how many people take a window. */
async function warm(running: Running, seconds: number, window: number): Promise<void> {
  // Answered once the program has started.
  await running.program.ask("1");
  const begun = performance.now();
  for (let last = 0; performance.now() - begun < 1_000 * seconds || last < window / 2; ) {
    const before = performance.now();
    await running.program.ask(String(running.people));
    last = (performance.now() - before) / 1_000;
    running.people = Math.ceil(running.people * Math.min(4, window / last));
  }
}

async function measure({ program, people, rates, cpu }: Running): Promise<void> {
  const begun = performance.now();
  const before = systemCpu([program.pid]);
  await program.ask(String(people));
  cpu.push((systemCpu([program.pid]) - before) / people);
  rates.push((1_000 * people) / (performance.now() - begun));
}

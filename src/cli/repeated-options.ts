import type { Command } from "commander";

/** Refuses an option that is given twice, of which the last one would be taken in silence. */
export function refuseRepeated(command: Command): void {
  const given = new Set<string>();
  for (const { long } of command.options) {
    const name = long?.replace(/^--/, "") ?? "";
    command.on(`option:${name.replace(/^no-/, "")}`, () => {
      if (given.has(name)) command.error(`error: option --${name} is given twice`);
      given.add(name);
    });
  }
}

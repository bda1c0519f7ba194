import type { Reporter, TestModule } from "vitest/node";
import { optional, ownPackages } from "./e2e/programs.ts";

/** Says in one closing line which tests were not run because this machine lacks what they need. */
export default class SkippedPrograms implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) => [...module.children.allTests("skipped")]);
    const lacks = skipped.flatMap((test) => test.meta().missing?.map(describeProgram).join(" and ") ?? []);
    const parts = [...new Set(lacks)].map((lack) => {
      const count = lacks.filter((other) => other === lack).length;
      return `${count} ${count === 1 ? "test needs" : "tests need"} ${lack}`;
    });
    if (parts.length > 0) console.log(`not run: ${parts.join(", ")}`);
  }
}

function describeProgram(program: string): string {
  if (ownPackages.includes(program)) return `${program} (npm --prefix test/e2e ci)`;
  return program in optional ? `${program} (${optional[program]})` : program;
}

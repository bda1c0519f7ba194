import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { countries } from "../../src/countries/index.ts";
import type { Results, Row, Section } from "../section.ts";
import { type Summary, summarize } from "../statistics.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const all = countries.map(({ code }) => code);

/** What a process draws, and the most milliseconds that it should take. */
const firsts: readonly (readonly [name: string, program: string, most?: number])[] = [
  ...(["de", "us", "jp"] as const).map(
    (code) => [`identikit, a person of ${code}`, draw([code]), code === "de" ? 200 : 400] as const,
  ),
  ["identikit, a person of each country", draw(all), 1_500],
  [
    "faker, a name and an address",
    'import { faker } from "@faker-js/faker"; faker.person.fullName(); faker.location.city();',
  ],
];

function draw(codes: readonly string[]): string {
  return `import { person } from "identikit"; for (const country of ${JSON.stringify(codes)}) person({ country });`;
}

/** The package of `npm run build` beside faker: its installation from a file, and a first person in a new process. */
export const packageSection: Section = {
  name: "package",
  title: "The package: installation without a network, and import and first person over `node -e 0`",
  async run({ rounds }): Promise<Results> {
    const built = join(root, "dist/package");
    if (!existsSync(built)) throw new Error("dist/package is missing: npm run build makes it.");
    const folder = mkdtempSync(join(tmpdir(), "identikit-bench-"));
    try {
      const times = Math.max(3, Math.ceil(rounds / 4));
      const files = [built, join(root, "node_modules/@faker-js/faker")].map((from) => pack(from, folder));
      const installs = files.map((file) => Array.from({ length: times }, () => timed(() => install(file, folder))));
      execFileSync("npm", ["install", "--offline", "--no-audit", "--silent", ...files], { cwd: folder });
      return { rows: [...installed(installs.map(summarize)), ...firstPeople(folder, times)] };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

function installed(times: readonly Summary[]): readonly Row[] {
  return ["identikit", "faker"].flatMap((name, at) => {
    const value = times[at];
    return value === undefined ? [] : [{ name: `${name}, npm install of its file`, unit: "ms", value }];
  });
}

/** Processes of all programs in turn, each less the median of those that do nothing. */
function firstPeople(folder: string, times: number): readonly Row[] {
  for (const [at, [, program]] of firsts.entries()) writeFileSync(join(folder, `${at}.mjs`), program);
  const run = (...args: readonly string[]): number =>
    timed(() => execFileSync(process.execPath, args, { cwd: folder, stdio: "ignore" }));
  const nothing: number[] = [];
  const taken = firsts.map((): number[] => []);
  for (let round = 0; round < times; round++) {
    nothing.push(run("-e", "0"));
    for (const [at, sample] of taken.entries()) sample.push(run(`${at}.mjs`));
  }
  const base = summarize(nothing).median;
  return firsts.map(([name, , most], at) => {
    const value = summarize((taken[at] ?? []).map((time) => time - base));
    const target = most === undefined ? {} : { target: { what: "ms", value: value.median, most } };
    return { name, unit: "ms", value, ...target };
  });
}

function timed(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

function pack(from: string, to: string): string {
  const name = execFileSync("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", to], { cwd: from });
  return join(to, name.toString().trim());
}

/** Installs a file into an empty folder. */
function install(file: string, into: string): void {
  const empty = mkdtempSync(join(into, "empty-"));
  writeFileSync(join(empty, "package.json"), '{"private":true}');
  execFileSync("npm", ["install", "--offline", "--no-audit", "--silent", file], { cwd: empty });
}

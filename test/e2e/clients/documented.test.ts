import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it, type TestContext } from "vitest";
import { people, person } from "../../../src/library/index.ts";
import { serve } from "../../protocol/serve.ts";
import { open } from "../browser.ts";
import { commandsIn, type Run, root } from "../command-line/run-draw.ts";
import { serveFolder } from "../examples/example-copy.ts";
import { newFolder } from "../folder.ts";
import { observing } from "../observing.ts";
import { CHROMIUM, needs } from "../programs.ts";

/** Compilers fetch packages, and take minutes on a loaded machine. */
const timeout = 1_200_000;

const page = readFileSync(join(root, "docs/clients.md"), "utf8");

/** A part of the page: what stands below its heading, or before the first one. */
const partOf = (heading: string): string => page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";

/** The blocks of code of a part: the language, the file that it is if it is one, and its text. */
const blocksOf = (part: string) =>
  [...part.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].map(([, language, file, text = ""]) => ({
    language,
    file,
    text,
  }));

/** The address of a service and a folder in which the page is followed. */
interface Desk {
  readonly folder: string;
  readonly host: string;
  /** How many calls the rate limit has refused. */
  refused(): number;
}

/** A service that allows one call in two seconds. */
async function openDesk(): Promise<Desk> {
  let refused = 0;
  const observer = observing({
    called({ isOverLimit }) {
      if (isOverLimit) refused++;
    },
  });
  const tight = { RATE_LIMIT: "1", RATE_WINDOW_SECONDS: "2" };
  const { url } = await serve(tight, { now: () => performance.now(), observer });
  return { folder: newFolder(), host: new URL(url).host, refused: () => refused };
}

/** Runs commands as they are typed. Go installs its programs into the folder, but shares what it has fetched. */
function typed({ folder, host }: Desk, commands: string): Promise<Run> {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const go = 'if type go >/dev/null 2>&1; then export GOMODCACHE="$(go env GOMODCACHE)" GOPATH="$PWD/go"; fi\n';
  return commandsIn(folder, { PATH }).run("bash", "-euc", go + commands.replaceAll("localhost:8080", host));
}

/** Writes the files of a part and runs its commands, in their order; returns the lines that the last ones print. */
async function follow(context: TestContext, desk: Desk, heading: string): Promise<readonly string[]> {
  const blocks = [...blocksOf(page.split(/^## /m)[0] ?? ""), ...blocksOf(partOf(heading))];
  const commands = blocks.filter(({ language }) => language === "sh");
  expect(commands.length).toBeGreaterThan(1);
  let printed = "";
  for (const block of blocks) {
    if (block.file !== undefined) {
      await mkdir(dirname(join(desk.folder, block.file)), { recursive: true });
      await writeFile(join(desk.folder, block.file), block.text.replaceAll("localhost:8080", desk.host));
      continue;
    }
    const { code, stdout, stderr } = await typed(desk, block.text);
    // The schema comes first, then the packages, unless the last command fetches them.
    if (code !== 0 && block === commands[1] && commands.length > 2) {
      context.task.meta.missing = [`packages of ${heading}, which could not be fetched`];
      context.skip(`packages could not be fetched: ${stderr.slice(-300)}`);
    }
    expect(code, (stderr + stdout).slice(-4_000)).toBe(0);
    printed = stdout;
  }
  // Debian's Maven resets the colours of the terminal where there is none, too.
  return stripVTControlCharacters(printed).trimEnd().split("\n");
}

/** What every program prints: a woman of Japan, a refusal, and the people of a stream. */
function expectLines(lines: readonly string[]): void {
  const replay = { seed: "demo", reference_date: "2026-11-20" };
  expect(lines).toEqual([
    person({ gender: "female", country: "jp", ...replay }).name,
    expect.stringContaining("max_age must not be less than min_age (40)"),
    ...Array.from(people({ count: 3, ...replay }), ({ name }) => name),
  ]);
}

describe("docs/clients.md, typed in an empty folder", { timeout }, () => {
  for (const [heading, programs] of Object.entries({
    Go: ["curl", "go", "protoc"],
    Java: ["curl", "mvn", "javac"],
    Python: ["curl", "python3"],
    Rust: ["curl", "cargo", "protoc"],
    "TypeScript, in Node": ["curl"],
  })) {
    it(`calls in ${heading}, is refused, calls again and reads a stream`, needs(...programs), async (context) => {
      const desk = await openDesk();
      expectLines(await follow(context, desk, heading));
      expect(desk.refused()).toBeGreaterThan(0);
    });
  }

  it("does the same by curl", needs("curl"), async (context) => {
    const desk = await openDesk();
    const answers = (await follow(context, desk, "curl")).map((line) => JSON.parse(line));
    expectLines(answers.map(({ name, errors = [] }) => name ?? `${errors[0].field} ${errors[0].message}`));
    expect(desk.refused()).toBeGreaterThan(0);
  });

  it("does the same in a browser", needs("curl", CHROMIUM), async (context) => {
    const desk = await openDesk();
    await follow(context, desk, "TypeScript, in Node");
    await follow(context, desk, "TypeScript, in a browser");
    const { printed } = await open(`${await serveFolder(desk.folder)}/index.html`);
    await expect.poll(() => printed.length, { timeout: 60_000 }).toBe(5);
    expectLines(printed);
  });
});

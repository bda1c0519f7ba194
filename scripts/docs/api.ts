import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { entries as all } from "../package/entries.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** An exported function, class or type as the declarations have it. */
interface Entry {
  readonly name: string;
  readonly text: string;
}

/** The text of `docs/api.md` of the package: the exports of the package with their docstrings. Reads what the build wrote. */
export function apiPage(): string {
  const entries = all
    .filter(({ path }) => !path.includes("/countries/"))
    .map((entry) => ({ path: entry.path, file: join(root, "dist/package/types", `${entry.types}.d.cts`) }));
  return [
    "# API of the library",
    "",
    "All functions and types of the package, from its declarations. [library.md](library.md) is the introduction.",
    ...entries.flatMap(({ path, file }) => ["", `## ${path.replace(".", "identikit")}`, ...sectionOf(path, file)]),
    "",
  ].join("\n");
}

function sectionOf(path: string, file: string): readonly string[] {
  const note = path === "." ? ["", "`identikit/countries/<code>` exports the same, with one country."] : [];
  const found = exportsOf(file);
  const generated = found.filter(({ text }) => text === "").map(({ name }) => `\`${name}\``);
  const types = generated.length === 0 ? [] : ["", `From the schema of the service: ${generated.join(", ")}.`];
  const described = found
    .filter(({ text }) => text !== "")
    .flatMap(({ name, text }) => ["", `### ${name}`, "", ...describe(text)]);
  return [...note, ...types, ...described];
}

/** The docstring as text, and the declaration as code. */
function describe(declaration: string): readonly string[] {
  const [, comment = ""] = /^\/\*\*([\s\S]*?)\*\/\n/.exec(declaration) ?? [];
  const sentences = comment
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trim())
    .filter(Boolean);
  const code = declaration.replace(/^\/\*\*[\s\S]*?\*\/\n/, "").replaceAll("    ", "  ");
  return [...(sentences.length === 0 ? [] : [...sentences, ""]), "```ts", code, "```"];
}

/** What a file exports, in its order; those of generated files without a text. */
function exportsOf(file: string): readonly Entry[] {
  const text = readFileSync(file, "utf8");
  const own = /^export (?:declare )?(?:abstract )?(?:function|const|class|interface|type|enum) (\w+)/gm;
  const passed = /^export (?:type )?\{([^}]*)\} from "(\.[^"]+)\.cjs";/gm;
  const found = [...text.matchAll(own)].map(({ 1: name = "", index }) => ({ index, name, text: cut(text, index) }));
  const others = [...text.matchAll(passed)].flatMap(({ 1: list = "", 2: path = "", index }) => {
    const names = list.split(",").map((name) => name.replace(/^\s*type /, "").trim());
    const target = normalize(join(dirname(file), `${path}.d.cts`));
    return names.filter(Boolean).map((name) => ({ index, name, text: find(target, name) }));
  });
  return [...others, ...found].sort((a, b) => a.index - b.index);
}

function find(file: string, name: string): string {
  if (file.includes("/gen/")) return "";
  const entry = exportsOf(file).find((one) => one.name === name);
  if (entry === undefined) throw new Error(`${file} does not export ${name}.`);
  return entry.text;
}

/** The declaration that begins at an index, with the docstring before it. */
function cut(text: string, start: number): string {
  const before = text.slice(0, start);
  const comment = before.endsWith("*/\n") ? before.lastIndexOf("/**") : start;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text.startsWith("/**", at)) at = text.indexOf("*/", at);
    const character = text[at] ?? "";
    if ("{([".includes(character)) depth++;
    if ("})]".includes(character)) depth--;
    const isBlock = /^export (?:declare )?(?:class|interface|enum)/.test(text.slice(start, start + 30));
    if (depth === 0 && (character === ";" || (isBlock && character === "}"))) return text.slice(comment, at + 1);
  }
  throw new Error(`A declaration has no end: ${text.slice(start, start + 50)}`);
}

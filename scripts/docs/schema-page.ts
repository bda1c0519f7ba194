import { readFileSync } from "node:fs";
import { declarationIn, declaredIn } from "../proto/declarations.ts";
import { IGNORE_ZERO, type Rule } from "../proto/rules.ts";
import { rulesIn } from "../proto/with-rules.ts";
import { withoutRules } from "../proto/without-rules.ts";
import { anchor, code, table } from "./markdown.ts";

const file = new URL("../../proto/identity/v1/identity.proto", import.meta.url);

/** A service, message or enum with what is said of it, and the lines in it. */
interface Block {
  readonly kind: string;
  readonly name: string;
  readonly about: string;
  readonly lines: readonly string[];
}

/** The document of the schema of RPC, with the rules of requests. */
export function schemaPage(): string {
  const proto = withoutRules(readFileSync(file, "utf8"));
  const declared = declaredIn(proto);
  const rules = rulesIn(declared);
  const blocks = [...proto.matchAll(/((?:^\/\/[^\n]*\n)+)^(service|message|enum) (\w+) \{(?:\}|\n(.*?)^\})/gms)].map(
    ([, comment = "", kind = "", name = "", body = ""]): Block => ({
      kind,
      name,
      about: textOf(comment.split("\n")),
      lines: body.split("\n"),
    }),
  );
  const known: ReadonlySet<string> = new Set(blocks.map(({ name }) => name));
  const sections = blocks.flatMap((block) => [
    "",
    `## ${block.name}`,
    "",
    block.about,
    "",
    ...rowsOf(block, rules, known),
  ]);
  return [
    "# The schema of RPC",
    "",
    "Methods and messages of [identity.proto](../proto/identity/v1/identity.proto), with the rules of requests.",
    "[clients.md](clients.md#rules-of-requests) says who checks the rules, and what they leave to the service.",
    ...sections,
    "",
  ].join("\n");
}

function rowsOf(
  block: Block,
  rules: ReadonlyMap<string, readonly Rule[]>,
  known: ReadonlySet<string>,
): readonly string[] {
  const linked = (type: string): string => (known.has(type) ? `[${type}](#${anchor(type)})` : code(type));
  if (block.kind === "enum") {
    const values = described(block, (line) => /^ {2}(\w+) = (\d+);$/.exec(line));
    return table(
      ["Value", "Number", "About"],
      values.map(([about, [, name = "", number = ""]]) => [code(name), number, about]),
    );
  }
  if (block.kind === "service") {
    const methods = described(block, (line) => /^ {2}rpc (\w+)\((\w+)\) returns \((stream )?(\w+)\)/.exec(line));
    const rows = methods.map(([about, [, name = "", input = "", stream = "", output = ""]]) => [
      code(name),
      linked(input),
      stream + linked(output),
      about,
    ]);
    return table(["Method", "Request", "Response", "About"], rows);
  }
  const fields = described(block, (line) => declarationIn(line, block.name));
  if (fields.length === 0) return ["It has no fields."];
  const rows = fields.map(([about, { name, type, label }]) => [
    code(name),
    `${label === undefined ? "" : `${label} `}${linked(type)}`,
    (rules.get(`${block.name}.${name}`) ?? []).flatMap(sentenceOf).join(", "),
    about,
  ]);
  const hasRules = rows.some(([, , rule]) => rule !== "");
  return table(
    ["Field", "Type", ...(hasRules ? ["Rules"] : []), "About"],
    rows.map(([field = "", type = "", rule = "", about = ""]) => [field, type, ...(hasRules ? [rule] : []), about]),
  );
}

/** What a block declares, each with the comment above it. */
function described<T>(
  { lines }: Block,
  read: (line: string) => T | null | undefined,
): readonly (readonly [about: string, T])[] {
  let comment: readonly string[] = [];
  return lines.flatMap((line) => {
    const found = read(line);
    const about = textOf(comment);
    comment = line.startsWith("  //") ? [...comment, line] : [];
    return found === null || found === undefined ? [] : [[about, found] as const];
  });
}

/** Comments without those that are for linters. */
function textOf(comment: readonly string[]): string {
  const paragraphs = comment.map((line) => line.replace(/^\s*\/\/ ?/, "")).filter((line) => !line.startsWith("buf:"));
  return paragraphs
    .join("\n")
    .trim()
    .replace(/(?<!\n)\n(?!\n)/g, " ");
}

/** Names of a set that are listed. */
const LISTED = 12;

function sentenceOf(rule: Rule): readonly string[] {
  const { option, value, words } = rule;
  const name = option.slice(option.lastIndexOf(".") + 1);
  if (rule === IGNORE_ZERO) return [];
  if (option === "ignore") return ["as its own, but that no gender is required, and `violate` has rules of households"];
  if (Array.isArray(value)) {
    return [value.length > LISTED ? `each one of ${value.length} names` : `one of ${value.map(code).join(" ")}`];
  }
  switch (name) {
    case "required":
      return ["required"];
    case "defined_only":
      return ["a value of the enum"];
    case "finite":
      return ["finite"];
    case "pattern":
      return [words ?? code(String(value))];
    case "max_len":
      return [`${option.startsWith("repeated") ? "each " : ""}at most ${value} characters`];
    case "min_items":
      return [`at least ${value}`];
    case "max_items":
      return [`at most ${value}`];
    case "gte":
      return [`at least ${value}`];
    case "lte":
      return [`at most ${value}`];
    default:
      throw new RangeError(`The page has no words for ${option}.`);
  }
}

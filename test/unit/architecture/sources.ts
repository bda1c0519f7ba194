import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { all, child, list, type Node, parse, text } from "./syntax.ts";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** What a file takes from another file or from a package. */
export interface Import {
  readonly file: string;
  /** The path of a file from the root, or a package as it is written. */
  readonly target: string;
  /** The exported names; `*` for all of them. */
  readonly names: readonly string[];
  /** Whether nothing of it is left when types are stripped. */
  readonly isType: boolean;
}

/** A file of the project. Its path is from the root. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly tree: Node;
  readonly imports: readonly Import[];
}

/** All TypeScript and JavaScript of the product, and what uses it. */
const sources: readonly Source[] = globSync("{src,scripts,data,bench,test}/**/*.{ts,js}", {
  cwd: root,
  exclude: ["**/node_modules"],
})
  .filter((file) => !file.endsWith(".d.ts"))
  .sort()
  .map(read);

/** The files of the product; their paths are from `src`. */
export const product: readonly Source[] = sources
  .filter(({ file }) => file.startsWith("src/"))
  .map((source) => ({ ...source, file: inSrc(source.file), imports: source.imports.map(relativeToSrc) }));

function relativeToSrc(one: Import): Import {
  return { ...one, file: inSrc(one.file), target: inSrc(one.target) };
}

function inSrc(path: string): string {
  return path.replace(/^src\//, "");
}

function read(file: string): Source {
  const content = readFileSync(join(root, file), "utf8");
  const tree = parse(content, file);
  return { file, text: content, tree, imports: all(tree).flatMap((node) => importsOf(node, file)) };
}

function importsOf(node: Node, file: string): readonly Import[] {
  const specifier = text(child(node, "source"), "value");
  if (specifier === "") return [];
  const target = specifier.startsWith(".") ? normalize(join(dirname(file), specifier)) : specifier;
  const specifiers = list(node, "specifiers");
  const names = specifiers.map(
    (one) =>
      text(child(one, "imported"), "name") ||
      (node.type.startsWith("Export") ? text(child(one, "local"), "name") : "*"),
  );
  const isType =
    node.type === "TSImportType" ||
    node.importKind === "type" ||
    node.exportKind === "type" ||
    (specifiers.length > 0 && specifiers.every(({ importKind, exportKind }) => (importKind ?? exportKind) === "type"));
  return [{ file, target, names: names.length === 0 ? ["*"] : names, isType }];
}

import { parseAst } from "vitest/node";

/** A node of a syntax tree: ESTree, with nodes of its own for TypeScript. */
export interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** Parses TypeScript or, by the file's name, JavaScript. Throws if the text is neither. */
export function parse(text: string, file: string): Node {
  // The nodes are of this type, and of a narrower one for each `type`.
  return parseAst(text, { lang: file.endsWith(".js") ? "js" : "ts" }, file) as unknown as Node;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The node under this property; undefined if there is none. */
export function child(node: Node | undefined, property: string): Node | undefined {
  const value = node?.[property];
  return isNode(value) ? value : undefined;
}

/** The nodes of the list under this property. */
export function list(node: Node | undefined, property: string): readonly Node[] {
  const value = node?.[property];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The text under this property, such as the name of an identifier or the value of a literal; empty if there is none. */
export function text(node: Node | undefined, property: string): string {
  const value = node?.[property];
  return typeof value === "string" ? value : "";
}

export function children(node: Node): readonly Node[] {
  const found: Node[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  }
  return found;
}

/** A node and all below it, in the order of the text. */
export function all(node: Node): readonly Node[] {
  const found: Node[] = [];
  const add = (one: Node): void => {
    found.push(one);
    for (const inner of children(one)) add(inner);
  };
  add(node);
  return found;
}

export function isFunction({ type }: Node): boolean {
  return type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";
}

/** The names that a pattern binds: one identifier, or those inside an object or array pattern. */
export function boundBy(pattern: Node | undefined): readonly string[] {
  if (pattern === undefined) return [];
  if (pattern.type === "Identifier") return [text(pattern, "name")];
  if (pattern.type === "Property") return boundBy(child(pattern, "value"));
  if (pattern.type === "AssignmentPattern") return boundBy(child(pattern, "left"));
  if (pattern.type === "RestElement") return boundBy(child(pattern, "argument"));
  return [...list(pattern, "properties"), ...list(pattern, "elements")].flatMap(boundBy);
}

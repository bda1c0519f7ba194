import type { Source } from "./sources.ts";
import { all, boundBy, child, children, isFunction, list, type Node, text } from "./syntax.ts";

/** Methods that write to what they are called on. */
const writers = new Set("add clear copyWithin delete fill pop push reverse set shift sort splice unshift".split(" "));

/**
 * `lru-cache`; what keeps one value, or one for each country, for each place, or for each key or list of a table; and
 * the storage of alias tables, which are made by these.
 */
const boundedCaches = new Set(["LRUCache", "SlotBlocks", "once", "perCountry", "perKey", "perList"]);

interface Binding {
  readonly name: string;
  readonly isConst: boolean;
  readonly init: Node | undefined;
}

/**
 * The variables of modules that are written to after they are built: each `let` at the top, collections and objects
 * that functions change, and what functions and classes of the project make that keep something from call to call.
 * Bounded caches are none.
 */
export function moduleState(sources: readonly Source[]): readonly string[] {
  const keepers = new Set(sources.flatMap(({ tree }) => keepersOf(tree)));
  return sources.flatMap(({ file, tree }) => {
    const written = new Set(functionsIn(tree).flatMap((inner) => [...writtenBy(inner)]));
    return bindingsOf(tree)
      .filter(({ name, isConst, init }) => {
        if (!isConst) return true;
        const made =
          init?.type === "NewExpression" || init?.type === "CallExpression" ? child(init, "callee") : undefined;
        if (boundedCaches.has(text(made, "name"))) return false;
        if (made !== undefined && (keepers.has(text(made, "name")) || (isFunction(made) && keeps(made)))) return true;
        return written.has(name);
      })
      .map(({ name }) => `${file} ${name}`);
  });
}

/** The names of functions whose results, and of classes whose instances, keep something from call to call. */
function keepersOf(tree: Node): readonly string[] {
  const functions = statementsOf(tree).filter((node) => node.type === "FunctionDeclaration" && keeps(node));
  const arrows = bindingsOf(tree).filter(({ init }) => init !== undefined && isFunction(init) && keeps(init));
  const classes = statementsOf(tree).filter((node) => node.type === "ClassDeclaration" && writesToItself(node));
  return [
    ...[...functions, ...classes].map((node) => text(child(node, "id"), "name")),
    ...arrows.map(({ name }) => name),
  ];
}

/** Whether a function has variables that a function which outlives the call writes to. */
function keeps(made: Node): boolean {
  const body = child(made, "body");
  if (body === undefined) return false;
  const outliving = statementsOf(body)
    .filter(({ type }) => type === "ReturnStatement" || type === "FunctionDeclaration")
    .flatMap((node) => (isFunction(node) ? [node] : functionsIn(node)));
  return bindingsOf(body).some(
    ({ name, init }) =>
      !boundedCaches.has(text(child(init, "callee"), "name")) && outliving.some((inner) => writtenBy(inner).has(name)),
  );
}

/** Whether methods of a class write to its fields; its constructor may. */
function writesToItself(node: Node): boolean {
  return list(child(node, "body"), "body")
    .filter(({ type, kind }) => type === "MethodDefinition" && kind !== "constructor")
    .some((method) => all(method).some((inner) => targetOf(inner)?.type === "ThisExpression"));
}

/** The statements of a module or of a function's body; those that are exported without their `export`. */
function statementsOf(scope: Node): readonly Node[] {
  return list(scope, "body").map((node) => child(node, "declaration") ?? node);
}

function bindingsOf(scope: Node): readonly Binding[] {
  return statementsOf(scope)
    .filter(({ type, declare }) => type === "VariableDeclaration" && declare !== true)
    .flatMap((node) =>
      list(node, "declarations").flatMap((one) =>
        boundBy(child(one, "id")).map((name) => ({ name, isConst: node.kind === "const", init: child(one, "init") })),
      ),
    );
}

/** The outermost functions in a node. */
function functionsIn(node: Node): readonly Node[] {
  return children(node).flatMap((inner) => (isFunction(inner) ? [inner] : functionsIn(inner)));
}

/** The names of variables, not its own, that a node writes to. */
function writtenBy(node: Node): ReadonlySet<string> {
  const target = targetOf(node);
  const names = new Set(children(node).flatMap((inner) => [...writtenBy(inner)]));
  if (target?.type === "Identifier") names.add(text(target, "name"));
  if (isFunction(node)) for (const name of ownNames(node)) names.delete(name);
  return names;
}

function ownNames(node: Node): readonly string[] {
  const body = child(node, "body");
  return [
    ...list(node, "params").flatMap(boundBy),
    ...(body === undefined ? [] : bindingsOf(body)).map(({ name }) => name),
  ];
}

/** The variable, or `this`, at the beginning of what a node writes to; undefined if it writes to nothing. */
function targetOf(node: Node): Node | undefined {
  if (node.type === "AssignmentExpression") return beginningOf(child(node, "left"));
  if (node.type === "UpdateExpression" || node.operator === "delete") return beginningOf(child(node, "argument"));
  const callee = child(node, "callee");
  if (node.type !== "CallExpression" || callee?.type !== "MemberExpression") return undefined;
  return writers.has(text(child(callee, "property"), "name")) ? beginningOf(child(callee, "object")) : undefined;
}

function beginningOf(node: Node | undefined): Node | undefined {
  const inner = child(node, "object") ?? child(node, "expression");
  return inner === undefined ? node : beginningOf(inner);
}

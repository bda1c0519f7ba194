import { type Field, isLong, type Row, type Value } from "../columns/fields.ts";
import { isGroup, leavesOf, type Node } from "../columns/tree.ts";

/** What Parquet has in place of a text, a number or a flag. */
export type Scalar = string | number | bigint | boolean;

/**
 * The values of a leaf with Dremel's levels
 * (https://parquet.apache.org/docs/file-format/nestedencoding/).
 */
export interface Levels {
  /** Those that rows have, the texts of lists one after the other. */
  readonly values: Scalar[];
  /** How many of the optional and repeated nodes of the path a value, or a row without one, has; none where all are required. */
  readonly definition: number[];
  /** 0 for what begins a row, 1 for what continues its list; none where the leaf is no list. */
  readonly repetition: number[];
}

/** Reads a leaf of rows. */
export interface LevelReader {
  /** The largest definition level. */
  readonly most: number;
  readonly isList: boolean;
  add(to: Levels, person: Row, index: number): void;
}

/** Reads the last of these nodes, which is a leaf; the others are the groups around it, the outermost first. */
export function levelReader(nodes: readonly Node[]): LevelReader {
  const leaf = nodes.at(-1);
  if (leaf === undefined || isGroup(leaf)) throw new RangeError("a path ends in a leaf");
  const isOptional = nodes.filter((node) => node.isOptional).map(isIn);
  const isList = leaf.field.kind === "texts";
  const most = isOptional.length + Number(isList);
  const scalarOf = scalarIn(leaf.field);
  return {
    most,
    isList,
    add({ values, definition, repetition }, person, index) {
      const value = leaf.field.of(person, index);
      if (most === 0) {
        if (value === undefined) throw new RangeError(`a person is without ${leaf.field.path}, which all have`);
        values.push(scalarOf(value));
        return;
      }
      let level = 0;
      for (const has of isOptional) if (has(person, index)) level++;
      const all: readonly Value[] = Array.isArray(value) ? value : [value];
      if (all.length === 0) definition.push(level);
      for (const each of all) {
        if (each !== undefined) values.push(scalarOf(each));
        definition.push(each === undefined ? level : most);
      }
      if (isList) for (let at = 0; at < Math.max(1, all.length); at++) repetition.push(Math.min(at, 1));
    },
  };
}

/** Whether a row has something of a node. */
function isIn(node: Node): (person: Row, index: number) => boolean {
  const leaves = leavesOf(node);
  return (person, index) => leaves.some(({ field }) => field.of(person, index) !== undefined);
}

const DAY = 86_400_000;

/** Dates are days since 1970. */
function scalarIn(field: Field): (value: Exclude<Value, undefined>) => Scalar {
  if (field.kind === "date") return (text) => Date.parse(String(text)) / DAY;
  if (isLong(field)) return (number) => BigInt(Number(number));
  // cast: a list was taken apart.
  return (value) => value as Scalar;
}

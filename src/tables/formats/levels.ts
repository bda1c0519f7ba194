import { isLong } from "../columns/fields.ts";
import { isGroup, type Node } from "../columns/tree.ts";
import type { ColumnStore } from "./column-store.ts";

/**
 * The values of a leaf as Parquet has them: those of all rows, with Dremel's levels
 * (https://parquet.apache.org/docs/file-format/nestedencoding/).
 */
export interface Levels {
  /** Null for what a row does not have; the texts of lists one after the other. */
  readonly values: unknown[];
  /** How many of the optional and repeated nodes of the path a value has; none where all nodes are required. */
  readonly definitionLevels: number[];
  /** 0 for a value that begins a row, 1 for one that continues its list; none where the leaf is no list. */
  readonly repetitionLevels: number[];
  readonly maxDefinitionLevel: number;
}

/** The levels of the last of these nodes, which is a leaf; the others are the groups around it, the outermost first. */
export function levelsOf(store: ColumnStore, nodes: readonly Node[]): Levels {
  const leaf = nodes.at(-1);
  if (leaf === undefined || isGroup(leaf)) throw new RangeError("a path ends in a leaf");
  const values = store.valuesOf(leaf);
  const optional = nodes.filter(({ isOptional }) => isOptional);
  const definitionLevels = optional.length > 0 ? new Array<number>(values.length).fill(0) : [];
  for (const node of optional) {
    const has = node === leaf ? values.map((value) => value !== null) : store.valuesOf(node);
    for (const [row, isThere] of has.entries()) if (isThere) definitionLevels[row] = (definitionLevels[row] ?? 0) + 1;
  }
  const maxDefinitionLevel = optional.length;
  if (leaf.field.kind === "texts") return listLevels(values, definitionLevels, maxDefinitionLevel + 1);
  const numbers = isLong(leaf.field)
    ? values.map((value) => (typeof value === "number" ? BigInt(value) : value))
    : values;
  return { values: numbers, definitionLevels, repetitionLevels: [], maxDefinitionLevel };
}

/** A list without texts, and a row without a list, have a value too: null. */
function listLevels(lists: readonly unknown[], levels: readonly number[], maxDefinitionLevel: number): Levels {
  const values: unknown[] = [];
  const [definitionLevels, repetitionLevels]: [number[], number[]] = [[], []];
  for (const [row, list] of lists.entries()) {
    const texts: readonly unknown[] = Array.isArray(list) && list.length > 0 ? list : [null];
    for (const [at, text] of texts.entries()) {
      values.push(text);
      definitionLevels.push(text === null ? (levels[row] ?? 0) : maxDefinitionLevel);
      repetitionLevels.push(at === 0 ? 0 : 1);
    }
  }
  return { values, definitionLevels, repetitionLevels, maxDefinitionLevel };
}

import { statSync } from "node:fs";
import zlib from "node:zlib";
import { oneOf } from "../schema/meant.ts";
import type { Refuse } from "./failure.ts";

/** How a whole file is compressed. */
export type Compression = "gzip" | "zstd";

export const formatNames = ["ndjson", "json", "csv", "sql", "parquet"] as const;
export type FormatName = (typeof formatNames)[number];

/** What the name of a file or folder says of its content. */
export interface FileName {
  /** Its ending, before that of a compression, in small letters; undefined if it has none. */
  readonly ending: string | undefined;
  /** Undefined if the ending is not that of a format. */
  readonly format: FormatName | undefined;
  readonly delimiter: string | undefined;
  readonly compression: Compression | undefined;
}

const formats: ReadonlyMap<string, FormatName> = new Map([
  ["ndjson", "ndjson"],
  ["jsonl", "ndjson"],
  ["json", "json"],
  ["csv", "csv"],
  ["tsv", "csv"],
  ["sql", "sql"],
  ["parquet", "parquet"],
]);

const compressions: ReadonlyMap<string, Compression> = new Map([
  ["gz", "gzip"],
  ["zst", "zstd"],
]);

/** Endings of formats and compressions that are neither written nor read. */
const foreign: ReadonlySet<string> = new Set(
  "avro orc arrow feather xlsx xls ods xml yaml yml db sqlite duckdb br bz2 lz4 xz zip 7z".split(" "),
);

export function fileNameOf(path: string): FileName {
  const [last, before] = (path.split(/[/\\]+/).findLast((name) => name !== "") ?? "")
    .toLowerCase()
    .split(".")
    .slice(1)
    .reverse();
  const compression = compressions.get(last ?? "");
  const ending = compression === undefined ? last : before;
  // An ending without a letter is part of the name, such as a day or a version.
  if (ending === undefined || !/^\w*[a-z]\w*$/.test(ending)) {
    return { ending: undefined, format: undefined, delimiter: undefined, compression };
  }
  return { ending, format: formats.get(ending), delimiter: ending === "tsv" ? "\t" : undefined, compression };
}

/** Whether a path is a pipe or a device, whose name says nothing of its content. */
export function isStream(path: string): boolean {
  // These may lead to a regular file, opened under its own name.
  if (/^\/(?:dev\/(?:std\w+$|fd\/)|proc\/)/.test(path)) return true;
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

export function isFolder(path: string): boolean {
  return /[/\\]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

interface Options {
  readonly format?: string | undefined;
  readonly delimiter?: string | undefined;
}

interface Door {
  readonly formats: readonly string[];
  /** What is refused where a name says no format. */
  readonly field: string;
  readonly what: string;
  /** Whether the format may be left open: the name is that of a folder, a pipe or a device. */
  readonly isOpen: boolean;
}

/** Refuses options that contradict a name, names without a format where no option gives one, and what Node lacks. */
export function checkName(
  { ending, format: named, delimiter, compression }: FileName,
  options: Options,
  { formats: wanted, field, what, isOpen }: Door,
  refuse: Refuse,
): void {
  const contradicts = (option: keyof Options): undefined => {
    const value = options[option] === "\t" ? "tab" : options[option];
    return refuse(
      option,
      `is ${value}, but the name of ${what} ends in .${ending}: leave out one of them, or change it`,
    );
  };
  if (options.format !== undefined) {
    if (named === undefined ? foreign.has(ending ?? "") : named !== options.format) contradicts("format");
  } else if (named === undefined && (ending !== undefined || !isOpen)) {
    const endings = [...formats].flatMap(([each, format]) => (wanted.includes(format) ? [`.${each}`] : []));
    const known = `${oneOf(endings)}, perhaps with .gz or .zst`;
    const has =
      ending === undefined ? "has no ending that says a format" : `ends in .${ending}, which is none of a format`;
    refuse(field, `${has}: ${foreign.has(ending ?? "") ? "" : "add --format, or "}end it in ${known}`);
  }
  const isTabs = options.delimiter === "tab" || options.delimiter === "\t";
  if (delimiter !== undefined && options.delimiter !== undefined && !isTabs) contradicts("delimiter");
  // Missing before Node 22.15.
  const zstd: typeof zlib.createZstdCompress | undefined = zlib.createZstdCompress;
  if (compression === "zstd" && zstd === undefined) refuse(field, "ends in .zst, which needs Node 22.15 or later");
}

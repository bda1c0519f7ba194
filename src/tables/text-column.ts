import { asciiLength, type Length } from "./memory.ts";
import type { Column } from "./workspace.ts";

/** A field of rows: where the text of each is, and its length. */
export class TextColumn {
  readonly start: Column;
  readonly length: Column;

  constructor(rows: number) {
    this.start = new Int32Array(rows);
    this.length = new Int32Array(rows);
  }

  set(row: number, start: number, length: Length): void {
    this.start[row] = start;
    this.length[row] = length;
  }

  ascii(row: number, start: number, characters: number): void {
    this.start[row] = start;
    this.length[row] = asciiLength(characters);
  }
}

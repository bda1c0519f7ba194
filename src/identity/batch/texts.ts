import { asciiLength, type Length } from "../../columns/memory.ts";
import type { Column } from "../../columns/workspace.ts";

/** A field of rows: where the text of each is, and its length. */
export class Texts {
  readonly start: Column;
  readonly length: Column;

  constructor(start: Column, length: Column) {
    this.start = start;
    this.length = length;
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

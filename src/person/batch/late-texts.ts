import type { TextColumn } from "../../tables/text-column.ts";
import type { Workspace } from "../../tables/workspace.ts";
import { writeText } from "./strings.ts";

/**
 * A text of each row, as a string until bytes are first asked for: most are joined strings, and to read the characters of one
 * takes a fifteenth of the time of a person (measured in ones that are drawn one by one).
 */
export class LateTexts {
  readonly strings: string[] = [];
  readonly #space: Workspace;
  #written: TextColumn | undefined;

  constructor(space: Workspace) {
    this.#space = space;
  }

  /** The texts as bytes, behind those of the draw. */
  get column(): TextColumn {
    this.#written ??= this.#write();
    return this.#written;
  }

  #write(): TextColumn {
    const column = this.#space.texts();
    for (const [row, text] of this.strings.entries()) {
      const at = this.#space.end;
      column.set(row, at, writeText(this.#space, text));
    }
    return column;
  }
}

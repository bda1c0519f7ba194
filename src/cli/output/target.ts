import { randomUUID } from "node:crypto";
import { createWriteStream, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { OutputFailure } from "./output-failure.ts";

/** Where a run writes to. */
export interface Target {
  /** As messages name it. */
  readonly name: string;
  /** Whether the people are shown on a terminal. */
  readonly isTerminal: boolean;
  /** Whether nothing is left of a run that ends early. */
  readonly isAtomic: boolean;
  /** Writes all chunks. Throws an OutputFailure if they cannot be written, and what `chunks` throws. */
  write(chunks: AsyncIterable<Uint8Array>): Promise<void>;
}

export const standardOutput: Target = {
  name: "standard output",
  isTerminal: process.stdout.isTTY === true,
  isAtomic: false,
  write: (chunks) => writeTo("standard output", chunks, process.stdout, { end: false }),
};

/**
 * A file, written under a name of its own beside it and renamed when it is whole, so that the name never stands for a
 * part of it. What is no regular file, such as a pipe or a device, is written as it is.
 */
export function fileTarget(path: string): Target {
  const isRenamed = statSync(path, { throwIfNoEntry: false })?.isFile() ?? true;
  const target = { name: path, isTerminal: false, isAtomic: isRenamed };
  if (!isRenamed) return { ...target, write: (chunks) => writeTo(path, chunks, createWriteStream(path)) };
  return {
    ...target,
    async write(chunks) {
      const temporary = `${path}.${randomUUID().slice(0, 8)}.partial`;
      const fail = (error: unknown): never => {
        throw OutputFailure.of(path, error);
      };
      // Opened before people are drawn: a stream that opens it itself may do so after it was removed.
      const file = await open(temporary, "wx").catch(fail);
      try {
        // Flushed to the disk first: a name that survives a power failure is worth no more than its bytes.
        await writeTo(path, chunks, file.createWriteStream({ flush: true }));
        await rename(temporary, path).catch(fail);
      } finally {
        await rm(temporary, { force: true });
      }
    },
  };
}

async function writeTo(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  stream: Writable,
  options: { readonly end?: boolean } = {},
): Promise<void> {
  let failure: unknown;
  async function* source(): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks;
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  try {
    await pipeline(source(), stream, options);
  } catch (error) {
    // What fails while people are drawn is no failure of the output, though a file may be at fault there too.
    throw error === failure ? error : OutputFailure.of(name, error);
  }
}

import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Failure } from "../failure.ts";
import { isFolder, isStream } from "../file-name.ts";

export interface Target {
  readonly name: string;
  /** Whether the people are shown on a terminal. */
  readonly isTerminal: boolean;
  /** Whether a run that ends early leaves nothing behind. */
  readonly isAtomic: boolean;
  /** Writes all chunks. Throws a Failure if they cannot be written, and what `chunks` throws. */
  write(chunks: AsyncIterable<Uint8Array>): Promise<void>;
}

export const standardOutput: Target = {
  name: "standard output",
  isTerminal: process.stdout.isTTY === true,
  isAtomic: false,
  write: (chunks) => writeTo("standard output", chunks, process.stdout, { end: false }),
};

/** A file, which is renamed to its name when complete. Pipes and devices are written directly. */
export function fileTarget(path: string): Target {
  const isRenamed = !isStream(path) && !isFolder(path);
  const target = { name: path, isTerminal: false, isAtomic: isRenamed };
  // What a stream leads to may have been opened to append.
  if (!isRenamed)
    return { ...target, write: (chunks) => writeTo(path, chunks, createWriteStream(path, { flags: "a" })) };
  return {
    ...target,
    async write(chunks) {
      const temporary = `${path}.${randomUUID().slice(0, 8)}.partial`;
      const fail = (error: unknown): never => {
        throw Failure.of(`${path} cannot be written`, error);
      };
      // Opened here: a stream that opens the file itself may create it again after its removal.
      const file = await open(temporary, "wx").catch(fail);
      try {
        // fsync before rename: the file is complete even after a power failure.
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
    // Errors of `chunks` are not those of the output.
    throw error === failure ? error : Failure.of(`${name} cannot be written`, error);
  }
}

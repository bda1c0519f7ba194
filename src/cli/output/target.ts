import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Failure } from "../failure.ts";
import { isFolder, isStream } from "../file-name.ts";

/** Where a run writes to. */
export interface Target {
  /** The name in messages. */
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

/**
 * A file, written under a temporary name beside it and renamed when complete, so that it is never present but
 * incomplete. Anything but a regular file, such as a pipe or a device, is written directly.
 */
export function fileTarget(path: string): Target {
  const isRenamed = !isStream(path) && !isFolder(path);
  const target = { name: path, isTerminal: false, isAtomic: isRenamed };
  // Appended, because what a stream leads to may be a file that has been opened to append.
  if (!isRenamed)
    return { ...target, write: (chunks) => writeTo(path, chunks, createWriteStream(path, { flags: "a" })) };
  return {
    ...target,
    async write(chunks) {
      const temporary = `${path}.${randomUUID().slice(0, 8)}.partial`;
      const fail = (error: unknown): never => {
        throw Failure.of(`${path} cannot be written`, error);
      };
      // Opened before people are drawn: a stream that opens the file itself may create it after it has been removed.
      const file = await open(temporary, "wx").catch(fail);
      try {
        // fsync before rename, so that the file is never present but incomplete, even after a power failure.
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
    // An error of `chunks` is not one of the output, even if it is a system error too.
    throw error === failure ? error : Failure.of(`${name} cannot be written`, error);
  }
}

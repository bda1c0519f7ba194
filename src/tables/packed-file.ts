import { readUtf8, utf8 } from "../random/utf8.ts";
import { Memory } from "./memory.ts";
import { type Decoder, Workspace } from "./workspace.ts";

/** A file at the beginning of a buffer, whose other bytes are for texts of draws. */
export interface PackedFile {
  readonly buffer: ArrayBuffer;
  /** Bytes of the file. */
  readonly size: number;
}

/** The last bytes: where the memory ends, and how long the JSON behind it is. */
const FOOT = 8;

/**
 * What is packed in a workspace, as a file: the memory, what is kept by name as JSON, which has no functions, and the foot.
 * It is in the byte order of the machines that Node runs on.
 */
export function packedFile({ memory, packed }: Workspace): Uint8Array {
  const index = utf8(JSON.stringify(Object.fromEntries(packed)));
  const file = new Uint8Array(memory.end + index.length + FOOT);
  file.set(memory.bytes.subarray(0, memory.end));
  file.set(index, memory.end);
  const foot = new DataView(file.buffer, file.length - FOOT);
  foot.setUint32(0, memory.end, true);
  foot.setUint32(4, index.length, true);
  return file;
}

/** A workspace with what a file has packed. The texts of draws overwrite the rest of the file. */
export function openPacked({ buffer, size }: PackedFile, decoder: Decoder): Workspace {
  const foot = new DataView(buffer, size - FOOT);
  const memory = new Memory(buffer);
  memory.end = foot.getUint32(0, true);
  const space = new Workspace(memory, decoder);
  const index: Readonly<Record<string, unknown>> = JSON.parse(
    readUtf8(memory.bytes, memory.end, memory.end + foot.getUint32(4, true)),
  );
  for (const [name, packed] of Object.entries(index)) space.packed.set(name, packed);
  return space;
}

import { readUtf8, utf8 } from "../random/utf8.ts";
import { Memory } from "./memory.ts";
import { type Decoder, Workspace } from "./workspace.ts";

export interface PackedFile {
  /** In bytes. */
  readonly size: number;
  /** Throws RangeError if the file ends before. */
  read(from: number, into: Uint8Array): void;
}

/** What is packed under a name, in the memory from the section before to `end`. */
export interface Section {
  readonly name: string;
  readonly packed: unknown;
  readonly end: number;
}

/** The last bytes: where the memory ends, and how long the JSON behind it is. */
const FOOT = 8;

/** A memory as a file: its bytes in the machine's byte order, the sections as JSON, and the foot. */
export function packedFile({ bytes, end }: Memory, sections: readonly Section[]): Uint8Array {
  const index = utf8(JSON.stringify(sections));
  const file = new Uint8Array(end + index.length + FOOT);
  file.set(bytes.subarray(0, end));
  file.set(index, end);
  const foot = new DataView(file.buffer, file.length - FOOT);
  foot.setUint32(0, end, true);
  foot.setUint32(4, index.length, true);
  return file;
}

/** A workspace whose sections are read from the file on demand, with so many bytes of room. */
export function openPacked({ size, read }: PackedFile, room: number, decoder: Decoder): Workspace {
  const bytesAt = (from: number, bytes: number): Uint8Array => {
    const into = new Uint8Array(bytes);
    read(from, into);
    return into;
  };
  const foot = new DataView(bytesAt(size - FOOT, FOOT).buffer);
  const end = foot.getUint32(0, true);
  const length = foot.getUint32(4, true);
  const sections: readonly Section[] = JSON.parse(readUtf8(bytesAt(end, length), 0, length));
  const memory = new Memory(new ArrayBuffer(8 * Math.ceil((end + room) / 8)));
  memory.end = end;
  const space = new Workspace(memory, decoder);
  for (const [at, { name, packed, end: to }] of sections.entries()) {
    const from = sections[at - 1]?.end ?? 0;
    // The memory may have grown since.
    space.setLater(name, () => {
      read(from, memory.bytes.subarray(from, to));
      return packed;
    });
  }
  return space;
}

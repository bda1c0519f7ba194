/** Bytes of a magic number with the frame's flags, and of a block's header. */
const [FLAGS, BLOCK] = [5, 3];

/** Cuts Zstandard (RFC 8878) at frames: Node's decompressor drops what follows a frame in the same chunk. */
export async function* cutAtFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const source = chunks[Symbol.asyncIterator]();
  let waiting = Buffer.alloc(0);
  const has = async (size: number): Promise<boolean> => {
    while (waiting.length < size) {
      const { value, done } = await source.next();
      if (done === true) return false;
      waiting = Buffer.concat([waiting, value]);
    }
    return true;
  };
  async function* take(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0 && (await has(1)); ) {
      const some = waiting.subarray(0, left);
      waiting = waiting.subarray(some.length);
      left -= some.length;
      yield some;
    }
  }
  while (await has(FLAGS)) {
    const magic = waiting.readUInt32LE(0);
    if (magic >>> 4 === 0x184d2a5) {
      // Skippable: a header and the size in it.
      yield* take((await has(8)) ? 8 + waiting.readUInt32LE(4) : 8);
      continue;
    }
    if (magic !== 0xfd2fb528) break;
    const flags = waiting.readUInt8(4);
    const isSingle = (flags & 0x20) !== 0;
    const sizes = [isSingle ? 0 : 1, [0, 1, 2, 4][flags & 3] ?? 0, [isSingle ? 1 : 0, 2, 4, 8][flags >> 6] ?? 0];
    yield* take(sizes.reduce((sum, size) => sum + size, FLAGS));
    for (let isLast = false; !isLast && (await has(BLOCK)); ) {
      const block = waiting.readUIntLE(0, BLOCK);
      isLast = (block & 1) === 1;
      const isRepeated = ((block >> 1) & 3) === 1;
      yield* take(BLOCK + (isRepeated ? 1 : block >> 3));
    }
    if ((flags & 4) !== 0) yield* take(4);
  }
  yield* take(Number.POSITIVE_INFINITY);
}

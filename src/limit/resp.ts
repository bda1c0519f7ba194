/** Largest answer in bytes: the slots of a cluster of a thousand nodes are some 200 KB. */
const LARGEST = 1_048_576;

/** Bytes of a line that are kept: a type and a length. */
const HEAD = 24;

const LF = 10;

/** Lines of RESP that are a whole value, those that announce bytes, and those that announce further values. */
const SCALARS = "+-:,(#_";
const STRINGS = "$=!";
const LISTS = "*~%";

/** Counts whole values of the Redis protocol, RESP 2 and 3, as their bytes pass. Keeps no bytes but the head of a line. */
export class RespCounter {
  #line = "";
  /** Bytes of a string that are still to come, with its CRLF. */
  #skip = 0;
  /** Values that the outermost one still lacks; 0 between two. */
  #open = 0;
  #bytes = 0;

  /**
   * The values that end in these bytes. Throws Error at what answers none of our commands: types that do not exist, messages
   * that were not asked for, null, and values above 1 MiB.
   */
  read(chunk: Buffer): number {
    let whole = 0;
    this.#bytes += chunk.length;
    for (let at = 0; at < chunk.length; ) {
      if (this.#skip > 0) {
        const skipped = Math.min(this.#skip, chunk.length - at);
        at += skipped;
        this.#skip -= skipped;
        if (this.#skip === 0) whole += this.#end(0);
        continue;
      }
      const end = chunk.indexOf(LF, at);
      const line = chunk.toString("latin1", at, Math.min(end < 0 ? chunk.length : end, at + HEAD));
      this.#line = (this.#line + line).slice(0, HEAD);
      if (end < 0) break;
      at = end + 1;
      whole += this.#take(this.#line);
      this.#line = "";
    }
    if (this.#bytes > LARGEST) throw new Error(`Redis answers more than ${LARGEST} bytes.`);
    return whole;
  }

  /** Takes a line: 1 if a value is whole with it. */
  #take(line: string): number {
    const type = line.charAt(0);
    const size = Number.parseInt(line.slice(1), 10);
    const isNull = type === "_" || size < 0;
    if (type === "" || (isNull && type !== ":" && this.#open === 0)) throw unasked(line);
    if (SCALARS.includes(type)) return this.#end(0);
    if (Number.isNaN(size) || size > LARGEST) throw unasked(line);
    if (LISTS.includes(type)) return this.#end(isNull ? 0 : type === "%" ? 2 * size : size);
    if (!STRINGS.includes(type)) throw unasked(line);
    if (isNull) return this.#end(0);
    this.#skip = size + 2;
    return 0;
  }

  /** Ends a value that announces further ones. */
  #end(further: number): number {
    this.#open = Math.max(1, this.#open) - 1 + further;
    if (this.#open > 0) return 0;
    this.#bytes = 0;
    return 1;
  }
}

function unasked(line: string): Error {
  return new Error(`Redis answers ${JSON.stringify(line)}, which is no answer.`);
}

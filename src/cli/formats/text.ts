import type { Identity } from "../../identity/identity.ts";
import type { Format, Layout } from "./format.ts";

/** Parts of text. */
interface TextFormat {
  readonly isOpenEnded: boolean;
  /** Begins to write people: the function returns the text of a chunk of the same part. */
  lines(layout: Layout): (people: readonly Identity[]) => string;
  open?(layout: Layout): string;
  /** What separates the chunks of a part, and parts. */
  readonly between?: string;
  close?(layout: Layout): string;
}

/** A format whose output is UTF-8 text. */
export function textFormat({ isOpenEnded, lines, open, between = "", close }: TextFormat): Format {
  return {
    // A part is 0.2 to 0.6 MB: long enough for a thread, short enough to stop after it.
    partSize: 1_000,
    isOpenEnded,
    isBinary: false,
    encoder(layout) {
      const linesOf = lines(layout);
      return (chunks) => {
        const texts: string[] = [];
        let people = 0;
        for (const chunk of chunks) {
          if (people > 0) texts.push(between);
          people += chunk.length;
          texts.push(linesOf(chunk));
        }
        return { people, bytes: concatenate(texts) };
      };
    },
    frame(layout) {
      let isFirst = true;
      return {
        open: () => encode(open?.(layout) ?? ""),
        before() {
          const text = isFirst ? "" : between;
          isFirst = false;
          return encode(text);
        },
        close: () => encode(close?.(layout) ?? ""),
      };
    },
  };
}

/**
 * The texts as UTF-8, each encoded by itself: joining them first takes a quarter more time. The bytes share no memory,
 * so that they can be sent to another thread.
 */
function concatenate(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  // A UTF-16 unit takes at most three bytes; memory that is not written to is never taken from the system.
  const bytes = Buffer.allocUnsafeSlow(texts.reduce((sum, text) => sum + 3 * text.length, 0));
  let end = 0;
  for (const text of texts) end += bytes.write(text, end);
  return new Uint8Array(bytes.buffer, 0, end);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

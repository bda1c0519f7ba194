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
          people += chunk.length;
          texts.push(linesOf(chunk));
        }
        return { people, bytes: encode(texts.join(between)) };
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

/** Bytes of their own, because those of Buffer.from may share memory that cannot be sent to another thread. */
function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

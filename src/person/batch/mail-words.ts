import { copyText } from "../../columns/texts.ts";
import type { PackedText } from "../../tables/packed-text.ts";
import type { Workspace } from "../../tables/workspace.ts";

/** The words of `mailWords` in memory. */
export type MailWords = Readonly<Record<keyof typeof mailWords, readonly PackedText[]>>;

/** The most bytes that `writeWords` writes for each decimal digit. */
export const WORD_BYTES = 4;

/**
 * Writes the words that stand for a number of `width` decimal digits, an even count, after the mark that no name has: a word
 * for each two digits, two together for four, as in `_oak.silverbridge`. Each number has words of its own, also among those
 * of other widths: no word is made of two others. Returns where they end.
 */
export function writeWords(space: Workspace, words: MailWords, number: number, width: number, at: number): number {
  let end = at;
  for (let pair = width / 2 - 1; pair >= 0; pair--) {
    const isLast = pair % 2 === 0;
    const mark = end === at ? UNDERSCORE : DOT;
    if (end === at || !isLast) space.memory.bytes[end++] = mark;
    const word = words[isLast ? "last" : "first"][Math.floor(number / 100 ** pair) % 100];
    end = copyText(space, word?.at ?? 0, (word?.length ?? 0) & 0xffff, end);
  }
  return end;
}

const DOT = 46;
const UNDERSCORE = 95;

/** A hundred words that begin two together, and a hundred that end them or stand alone. */
export const mailWords = {
  first: words(
    "amber ash aspen autumn bay beech birch black blue bramble bright brook cedar cherry clear clover copper " +
      "coral cross crystal dawn deep dove dune east elder elm ember fair falcon fern fir flint fox frost glen " +
      "gold grand gray green hawk hazel heath heron high holly honey iron ivory ivy jade juniper lake larch " +
      "laurel linden long maple marble mill mint mist moon moss new north oak ocean olive opal orchid otter " +
      "pearl pebble pine plum poplar quartz raven red river rose rowan ruby sage sand silver sky snow south " +
      "star sun swan thorn west white wild willow winter wren",
  ),
  last: words(
    "bank barn bay beam bell bend bluff bough branch bridge brook cape castle cliff coast cove crag creek " +
      "crest dale dell down edge falls farm fell field ford forge fort gap garden gate glade grove hall harbor " +
      "haven head heath hill hollow house isle keep knoll lake land lane leaf line lodge marsh meadow mere mill " +
      "moor mound mount nest park pass path peak pier point pond pool port quay range reach reef ridge rise " +
      "rock root shade shoal shore side spire spring stone stream summit tide top tower trail vale valley view " +
      "walk water way well wharf wood yard",
  ),
};

function words(list: string): readonly string[] {
  return list.split(" ");
}

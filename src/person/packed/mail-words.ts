import type { PackedText } from "../../tables/packed-text.ts";

/** The words of `mailWords` in memory. */
export type MailWords = Readonly<Record<keyof typeof mailWords, readonly PackedText[]>>;

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

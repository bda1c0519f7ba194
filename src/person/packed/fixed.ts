import type { PackedText } from "../../tables/packer.ts";
import { Packer } from "../../tables/packer.ts";
import type { Workspace } from "../../tables/workspace.ts";

/** The words of `mailWords` in memory. */
type MailWords = Readonly<Record<keyof typeof mailWords, readonly PackedText[]>>;

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

/** Texts of the records of all countries. */
export interface Fixed {
  readonly domains: readonly PackedText[];
  readonly words: MailWords;
  /** Those of women, the young first, then those of men. */
  readonly avatars: readonly PackedText[];
}

/** Their name in a workspace. */
export const FIXED = "fixed";

/** The texts in the memory of a workspace, packed at the first draw unless the file had them. */
export function fixedTexts(space: Workspace): Fixed {
  // cast: nothing else is kept under this name
  const known = space.get(FIXED) as Fixed | undefined;
  if (known !== undefined) return known;
  const made = packFixed(new Packer(space.memory));
  space.set(FIXED, made);
  return made;
}

function packFixed(packer: Packer): Fixed {
  const texts = (list: readonly string[]): readonly PackedText[] => list.map((text) => packer.text(text));
  return {
    // RFC 2606 section 3: reserved for documentation, they receive no mail.
    domains: texts(["@example.com", "@example.net", "@example.org"]),
    words: { first: texts(mailWords.first), last: texts(mailWords.last) },
    avatars: texts(
      ["female", "male"].flatMap((sex) => ["young", "adult", "senior"].map((age) => `/avatar/${sex}-${age}/`)),
    ),
  };
}

import type { PackedText } from "../../tables/packer.ts";
import { Packer } from "../../tables/packer.ts";
import type { Workspace } from "../../tables/workspace.ts";

/** RFC 2606 section 3: reserved for documentation, they receive no mail. */
export const domains = ["@example.com", "@example.net", "@example.org"] as const;

export interface Fixed {
  readonly domains: readonly PackedText[];
  readonly avatars: readonly PackedText[];
}

export const FIXED = "fixed";

/** Packs at the first draw unless the file has the texts. */
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
    domains: texts(domains),
    avatars: texts(
      ["female", "male"].flatMap((sex) => ["young", "adult", "senior"].map((age) => `/avatar/${sex}-${age}/`)),
    ),
  };
}

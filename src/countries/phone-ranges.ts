/**
 * `reserved`: set aside for fiction or, where there are none, never assigned. `never_issued`: many for each place.
 * `mobile`: looks like a mobile phone's. `valid`: accepted by libphonenumber. No number of any range can be assigned to
 * a subscriber.
 */
export const phoneRanges = ["reserved", "never_issued", "mobile", "valid"] as const;
export type PhoneRange = (typeof phoneRanges)[number];

interface PhoneProof {
  readonly ranges: readonly PhoneRange[];
  /** The numbers as people write them, such as `+44 20 7946 0000 to 0999`. */
  readonly numbers: string;
  readonly why: string;
  readonly document: string;
  /** The address at which it, or what quotes it, was read. */
  readonly page: string;
}

/** The proof of each range of a country, and a sentence for each range that it does not have. */
export interface PhoneProofs {
  readonly proofs: readonly PhoneProof[];
  readonly missing: Readonly<Partial<Record<PhoneRange, string>>>;
}

export function documentsOf({ proofs }: PhoneProofs): string {
  return [...new Set(proofs.map(({ document }) => document))].join("; ");
}

export function hasPhones({ phoneProofs }: { readonly phoneProofs: PhoneProofs }, range: PhoneRange): boolean {
  return phoneProofs.missing[range] === undefined;
}

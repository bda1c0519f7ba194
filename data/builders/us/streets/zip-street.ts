/** A street in a postal code with its first and last house number there; `kind` is `hyphenated` in most of Queens. */
export interface ZipStreet {
  readonly code: string;
  readonly street: string;
  readonly first: number;
  readonly last: number;
  readonly kind: "plain" | "hyphenated";
}

export function plain(code: string, street: string, first: number, last: number): ZipStreet {
  return { code, street, first, last, kind: "plain" };
}

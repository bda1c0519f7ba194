/** Facts about a country that are built into the page. */
export interface PageCountry {
  /** The published code, such as `uk`. */
  readonly code: string;
  /** The English short name, which records carry. */
  readonly name: string;
  /** BCP 47 tag of names and addresses, which selects fonts and voices. */
  readonly language: string;
  /** The tag in states with another language, by the state's abbreviation. */
  readonly stateLanguages?: Readonly<Record<string, string>>;
  /** A data URL. */
  readonly flag: string;
}

// Apart from the module that loads faker, which bundles of one country do not contain.

/** faker is not installed: it is an optional peer of the package. The message follows the name of what needs it. */
export class MissingFakerError extends Error {
  override readonly name = "MissingFakerError";

  constructor(options?: ErrorOptions) {
    super("needs the package @faker-js/faker: npm install @faker-js/faker", options);
  }
}

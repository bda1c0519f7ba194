// A module of its own, because bundles of one country do not contain faker.

/** The optional peer dependency faker is missing. The message follows the name of what needs it. */
export class MissingFakerError extends Error {
  override readonly name = "MissingFakerError";

  constructor(options?: ErrorOptions) {
    super("needs the package @faker-js/faker: npm install @faker-js/faker", options);
  }
}

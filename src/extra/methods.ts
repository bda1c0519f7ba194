/**
 * faker's methods that a request can add, by module: without arguments, with a text, number, boolean or date. Excluded:
 * values that the record has, and those that may lead to a live host, mailbox, picture, account or vehicle.
 */
const byModule: Readonly<Record<string, string>> = {
  airline: "aircraftType flightNumber recordLocator seat",
  animal: "bear bird cat cetacean cow crocodilia dog fish horse insect lion petName rabbit rodent snake type",
  book: "author format genre publisher series title",
  color: "cssSupportedFunction cssSupportedSpace human rgb space",
  commerce: "department isbn price product productAdjective productDescription productMaterial productName upc",
  company:
    "buzzAdjective buzzNoun buzzPhrase buzzVerb catchPhrase catchPhraseAdjective catchPhraseDescriptor catchPhraseNoun name",
  database: "collation column engine mongodbObjectId type",
  datatype: "boolean",
  date: "anytime future month past recent soon timeZone weekday",
  finance: "amount currencyCode currencyName currencyNumericCode currencySymbol transactionType",
  food: "adjective description dish ethnicCategory fruit ingredient meat spice vegetable",
  git: "branch commitDate commitMessage commitSha",
  hacker: "abbreviation adjective ingverb noun phrase verb",
  internet: "emoji httpMethod httpStatusCode jwtAlgorithm mac password port protocol userAgent",
  lorem: "lines paragraph paragraphs sentence sentences slug text word words",
  music: "album artist genre songName",
  number: "binary float hex int octal romanNumeral",
  person: "bio jobArea jobDescriptor jobTitle jobType",
  science: "",
  string: "alpha alphanumeric binary hexadecimal nanoid numeric octal sample symbol uuid",
  system:
    "commonFileExt commonFileName commonFileType cron directoryPath fileExt fileName filePath fileType mimeType networkInterface semver",
  vehicle: "bicycle color fuel manufacturer model type vehicle",
  word: "adjective adverb conjunction interjection noun preposition sample verb words",
};

/** Names such as `company.name`, in alphabetical order. */
export const extraNames: readonly string[] = Object.entries(byModule)
  .flatMap(([module, methods]) =>
    methods
      .split(" ")
      .filter(Boolean)
      .map((method) => `${module}.${method}`),
  )
  .sort();

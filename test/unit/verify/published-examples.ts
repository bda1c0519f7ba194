/** Numbers that authorities, standards and payment networks publish: of the right form, in no range kept for fiction. */
export interface PublishedExamples {
  readonly nationalIds: readonly Published[];
  /** Of public offices, as they publish them. */
  readonly phones: readonly Published[];
}

interface Published {
  readonly value: string;
  readonly source: string;
}

const published = (value: string, source: string): Published => ({ value, source });

export const examples: Readonly<Record<string, PublishedExamples>> = {
  us: {
    nationalIds: [
      published("078-05-1120", "Social Security Administration: the number printed on wallet inserts of 1938"),
      published("219-09-9999", "Social Security Board: the number of a pamphlet of 1940"),
    ],
    phones: [
      published("+1 202 456 1414", "The White House, switchboard"),
      published("+1 212 639 9675", "New York City, 311 from elsewhere"),
    ],
  },
  uk: {
    nationalIds: [published("AB123456C", "python-stdnum, example of a NINO that can be allocated")],
    phones: [
      published("+44 20 7219 3000", "House of Commons, switchboard"),
      published("+44 300 200 3300", "HM Revenue and Customs, Income Tax"),
    ],
  },
  ca: {
    nationalIds: [published("130-692-544", "python-stdnum, example of a SIN")],
    phones: [published("+1 613 992 4793", "Parliament of Canada, information")],
  },
  au: {
    nationalIds: [published("123 456 782", "Australian Taxation Office, example of a TFN with nine digits")],
    phones: [published("+61 2 6277 7111", "Parliament of Australia, switchboard")],
  },
  de: {
    nationalIds: [published("36 574 261 809", "python-stdnum; Bundeszentralamt für Steuern, form of the Steuer-IdNr")],
    phones: [
      published("+49 30 227 0", "Deutscher Bundestag, switchboard"),
      published("+49 30 18 272 2720", "Bundespresseamt, Bürgertelefon"),
    ],
  },
  fr: {
    nationalIds: [
      published("1 84 12 76 451 089 46", "Example of a NIR in French validators: Mont-Saint-Aignan"),
      published("2 95 10 99 126 111 93", "python-stdnum, NIR of a person born abroad"),
    ],
    phones: [published("+33 1 42 92 81 00", "Présidence de la République, switchboard")],
  },
  jp: {
    nationalIds: [],
    phones: [published("+81 3 5253 5111", "総務省, switchboard"), published("+81 3 3581 5111", "衆議院, switchboard")],
  },
  cn: {
    nationalIds: [
      published("11010519491231002X", "GB 11643-1999, example of a citizen identification number"),
      published("440524188001010014", "GB 11643-1999, second example"),
    ],
    phones: [published("+86 10 6596 1114", "中华人民共和国外交部, switchboard")],
  },
  in: {
    nationalIds: [published("2341 2341 2346", "python-stdnum, example of an Aadhaar number")],
    phones: [published("+91 11 2301 2312", "Prime Minister's Office, New Delhi")],
  },
  mx: {
    nationalIds: [
      published("BOXW310820HNERXN09", "python-stdnum, CURP of a person born abroad"),
      published("HEGG560427MVZRRL04", "Instructivo Normativo para la asignación de la CURP"),
    ],
    phones: [published("+52 55 5093 5300", "Presidencia de la República, switchboard")],
  },
  ru: {
    nationalIds: [published("112-233-445 95", "Пенсионный фонд России, the example of every description of the СНИЛС")],
    phones: [published("+7 495 606 36 02", "Администрация Президента, справочная")],
  },
};

/** Examples of authorities that are no number by their own rules, each with the rule that finds it. */
export const flawedExamples = [
  // Six is the check digit of its first seventeen characters; and from 2000 on the seventeenth is a letter.
  { country: "mx", value: "BADD110313HCMLNS09", rule: "national_id.check_digit" },
] as const;

/** Examples in ranges that are never issued, which pass every rule. */
export const safeExamples = [
  // INSEE gave the number 588 to no commune of Maine-et-Loire.
  { country: "fr", value: "2 69 05 49 588 157 80" },
  // Numbers that begin with 0 are never issued; the example of Canadian tax forms.
  { country: "ca", value: "046 454 286" },
  // The prefix QQ is used in examples alone.
  { country: "uk", value: "QQ 12 34 56 C" },
] as const;

/** Cards that networks and test books publish, and one that they do not. */
export const publishedCards = [
  { number: "4111 1111 1111 1111", brand: "Visa", isSafe: true },
  { number: "4012 8888 8888 1881", brand: "Visa", isSafe: true },
  { number: "5105 1051 0510 5100", brand: "Mastercard", isSafe: true },
  { number: "3782 822463 10005", brand: "American Express", isSafe: true },
  // In the ranges from which cards are drawn.
  { number: "6011 1111 1111 1117", brand: "Discover", isSafe: true },
  { number: "3530 1113 3330 0000", brand: "JCB", isSafe: true },
  // Of the right form, and of no list of tests.
  { number: "4539 1488 0343 6467", brand: "Visa", isSafe: false },
] as const;

import type { Country, Provenance } from "../../src/countries/country.ts";
import { countries } from "../../src/countries/index.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import type { Identity } from "../../src/person/identity.ts";
import { type CountryInfo, countryInfos, type FieldInfo } from "../../src/service/countries.ts";
import { extentSections, sharedParagraphs, sourcesSection } from "./extent.ts";
import { anchor, code, table } from "./markdown.ts";

const meanings: Readonly<Record<Provenance, string>> = {
  real: "A fact about the world, such as a town with its own postal code. It says nothing about any person.",
  invented: "Random, in the right form. No rule excludes that a real person has the same.",
  reserved: "From a range that an authority reserves for fiction or documentation.",
  never_issued: "From a range that is never issued, by the rules of the number itself.",
  test: "From a range that is published for tests.",
};

/** The text of `docs/countries.md`: what ListCountries returns, with three people of each country. */
export function countriesPage(): string {
  const common = commonFields();
  return [
    "# Where each field comes from",
    "",
    "For every country and field: the rule, its authority, and what is *not* claimed. `ListCountries` returns the same.",
    "`npm run docs` generates this page from the country modules (`src/countries`); edit those.",
    "",
    ...table(
      ["Provenance", "Meaning"],
      Object.entries(meanings).map(([word, meaning]) => [code(word), meaning]),
    ),
    "",
    "At a glance:",
    "",
    ...table(
      ["Country", "Code", "`national_id`", "`phone`"],
      countryInfos.map((info) => [
        `[${info.name}](#${anchor(info.name)})`,
        code(info.code),
        code(provenanceOf(info, "national_id")),
        code(provenanceOf(info, "phone")),
      ]),
    ),
    "",
    ...extentSections(countries),
    "## In every country",
    "",
    ...fieldTable(common),
    "",
    "The people of each country are those of the seed `docs` on 2026-01-01.",
    "",
    "Of the sections below, *Households* and *Known to differ* begin so in every country:",
    ...sharedParagraphs().flatMap((paragraph) => ["", `> ${paragraph.replaceAll("\n", " ")}`]),
    ...countries.flatMap((country) => section(country, new Set(common.map(({ field }) => field)))),
    "",
  ].join("\n");
}

/** The fields whose rule is the same in every country. */
function commonFields(): readonly FieldInfo[] {
  const [first, ...others] = countryInfos;
  return (first?.fields ?? []).filter(({ field, rule }) =>
    others.every((other) => other.fields.some((theirs) => theirs.field === field && theirs.rule === rule)),
  );
}

function section(country: Country, common: ReadonlySet<string>): string[] {
  const info = countryInfos.find(({ code }) => code === country.code);
  if (info === undefined) return [];
  return [
    "",
    `## ${info.name}`,
    "",
    ...fieldTable(info.fields.filter(({ field }) => !common.has(field))),
    "",
    ...phoneSection(country),
    "",
    ...peopleTable(peopleOf(info)),
    "",
    `${inLatin(info)} Rules of Latin letters and of envelopes: ${country.customs.source}.`,
    "",
    ...sourcesSection(country),
  ];
}

/** Every range of telephone numbers with its document and page, and why the country lacks the others. */
function phoneSection({ phoneProofs: { proofs, missing } }: Country): string[] {
  return [
    "### Telephone numbers",
    "",
    ...table(
      ["`phone_range`", "Numbers", "Why they belong to no subscriber", "Document", "Read at"],
      [
        ...proofs.map(({ ranges, numbers, why, document, page }) => [
          ranges.map(code).join(" "),
          numbers,
          why,
          document,
          `<${page}>`,
        ]),
        ...Object.entries(missing).map(([range, reason]) => [code(range), "none", `${reason}.`, "", ""]),
      ],
    ),
  ];
}

/** One row for each rule, with every field that it applies to. */
function fieldTable(fields: readonly FieldInfo[]): string[] {
  const rules = [...new Set(fields.map(({ rule }) => rule))];
  return table(
    ["Field", "Provenance", "Rule", "Source"],
    rules.map((rule) => {
      const own = fields.filter((field) => field.rule === rule);
      return [
        own.map(({ field }) => code(field)).join(" "),
        code(own[0]?.provenance ?? ""),
        rule,
        own[0]?.source ?? "",
      ];
    }),
  );
}

const service = createIdentityService({ newSeed: () => "docs", today: () => ({ year: 2026, month: 1, day: 1 }) });

function peopleOf({ code }: CountryInfo): readonly Identity[] {
  const range = { count: 3, firstIndex: 0 };
  return [...service.batch({ gender: "random", country: code }, range).draw(range)];
}

/** The first of the people in Latin letters, as with `script` `latin`. */
function inLatin({ code: country }: CountryInfo): string {
  const { name, address } = service.generate({ gender: "random", country, script: "latin" }).identity;
  const { street, city, state_name } = address;
  return `The first with \`script\` \`latin\`: ${[name, street, city, state_name].map(code).join(", ")}.`;
}

function peopleTable(people: readonly Identity[]): string[] {
  return table(
    ["name", "gender, born, age", "street", "city, zip, state", "phone", "email", "national_id", "credit_card", "body"],
    people.map(({ gender, name, dob, address, phone, email, national_id, credit_card: card, ...body }) => [
      name,
      `${gender}, ${dob.date}, ${dob.age}`,
      address.street,
      `${address.city}, ${address.zip}, ${address.state_name} (${address.state_abbreviation})`,
      phone,
      code(email),
      code(national_id),
      `${card.provider_bank} ${card.number}, ${card.expiry}, ${card.cvv}`,
      `${body.height.cm} cm, ${body.weight.kg} kg, ${body.blood_type}`,
    ]),
  );
}

function provenanceOf({ fields }: CountryInfo, name: string): string {
  return fields.find(({ field }) => field === name)?.provenance ?? "";
}

import { Gender, type Identity, type Rule } from "../../gen/identity/v1/identity_pb.ts";

/** One value of a person as the page shows it. */
export interface ShownField extends Pick<Look, "label" | "path" | "mono" | "halfWidth"> {
  readonly text: string;
  /** Shown after the text, smaller; may be empty. */
  readonly secondary: string;
  readonly copied: string;
  /** BCP 47 tag of the text, if not English. */
  readonly language?: string;
}

export type FieldGroup = PageColumns<ShownField>[number][number];

/** The fields of a plain record below the name, in three columns. */
export function columnsOf(record: object, language: string): PageColumns<ShownField> {
  return shown(columns, (look) => [fieldOf(record, language, look)]);
}

/** Requested parts besides the record, and fields without a place on the page, in columns. */
export function furtherColumnsOf(record: object, language: string): PageColumns<ShownField> {
  const extras = Object.entries(Object(at(record, "extra"))).map(([label, value]) => {
    const text = String(value);
    return { label, path: `extra.${label}`, text, secondary: "", copied: text };
  });
  const others = leavesWithoutPlace(record).map((path) => fieldOf(record, language, { label: labelOf(path), path }));
  const fields = [...others, ...extras];
  const values = fields.length === 0 ? [] : [{ title: "Further values", fields }];
  if (at(record, "details") === undefined) return values.length === 0 ? [] : [values];
  const details = shown(detailsColumns, (look) => {
    const field = fieldOf(record, language, look);
    return field.text === "" ? [] : [field];
  });
  return [...details.slice(0, -1), [...(details.at(-1) ?? []), ...values]];
}

function leavesWithoutPlace(part: object, prefix = ""): readonly string[] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    const path = prefix + name;
    if (placed.has(path)) return [];
    const holdsOthers = typeof value === "object" && value !== null && !Array.isArray(value);
    return holdsOthers ? leavesWithoutPlace(value, `${path}.`) : [path];
  });
}

/** `Time zone` of `details.time_zone`. */
function labelOf(path: string): string {
  const name = path.slice(path.lastIndexOf(".") + 1).replaceAll("_", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function shown(of: PageColumns<Look>, fieldsOf: (look: Look) => readonly ShownField[]): PageColumns<ShownField> {
  return of.map((groups) => groups.map(({ title, fields }) => ({ title, fields: fields.flatMap(fieldsOf) })));
}

function fieldOf(record: object, language: string, look: Look): ShownField {
  const { path, text = `{${path}}`, secondary = [], isLocal = false, inFours = false, ...rest } = look;
  const copied = filled(text, record);
  const others = secondary.map((template) => filled(template, record)).filter((one) => one !== "" && one !== copied);
  return {
    ...rest,
    path,
    text: inFours ? copied.replace(/(.{4})(?=.)/g, "$1 ") : copied,
    secondary: others.join(" · "),
    copied,
    ...(isLocal ? { language } : {}),
  };
}

/** A text with the values at the paths in braces, lists in lines; empty if one is missing. */
function filled(template: string, record: object): string {
  const paths = [...template.matchAll(/\{([\w.]+)\}/g)].map(([, path = ""]) => path);
  if (paths.some((path) => at(record, path) === undefined)) return "";
  return template.replace(/\{([\w.]+)\}/g, (_, path: string) => [at(record, path)].flat().join("\n"));
}

function at(record: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (part, name) => (typeof part === "object" && part !== null ? Reflect.get(part, name) : undefined),
      record,
    );
}

/** Gender and age: `Woman, 34`. */
export function summaryOf({ gender, dob }: Identity): string {
  return `${gender === Gender.MALE ? "Man" : "Woman"}, ${dob?.age ?? ""}`;
}

/** A label within a sentence: abbreviations keep their capitals. */
export function inSentence(label: string): string {
  return label === label.toUpperCase() ? label : label.toLowerCase();
}

/** How a field is shown. Texts are templates with paths in braces, empty if the record lacks one. */
interface Look {
  readonly label: string;
  /** Path in the record, by which its provenance is found. */
  readonly path: string;
  readonly mono?: boolean;
  /** Two such neighbours share a line. */
  readonly halfWidth?: boolean;
  /** Default: the value at the path. */
  readonly text?: string;
  /** Shown after the text if different. */
  readonly secondary?: readonly string[];
  /** In the place's language. */
  readonly isLocal?: boolean;
  /** Digits in groups of four, copied without spaces. */
  readonly inFours?: boolean;
}

type PageColumns<F> = readonly (readonly { readonly title: string; readonly fields: readonly F[] }[])[];

const isLocal = true;
const mono = true;
const half = { halfWidth: true };
const code = { mono, ...half };

const columns: PageColumns<Look> = [
  [
    {
      title: "Address",
      fields: [
        { label: "Street", path: "address.street", isLocal },
        { label: "City", path: "address.city", isLocal },
        { label: "State", path: "address.state_name", secondary: ["{address.state_abbreviation}"], isLocal },
        { label: "Postcode", path: "address.zip", ...code },
        { label: "Country", path: "address.country", ...half },
      ],
    },
  ],
  [
    {
      title: "Contact",
      fields: [
        { label: "Phone", path: "phone", mono },
        { label: "E-mail", path: "email", mono },
      ],
    },
    {
      title: "Birth and body",
      fields: [
        { label: "Date of birth", path: "dob", text: "{dob.date}", secondary: ["{dob.zodiac}"], mono },
        {
          label: "Height",
          path: "height",
          text: "{height.cm} cm",
          secondary: ["{height.feet}′ {height.inches}″"],
          ...code,
        },
        { label: "Weight", path: "weight", text: "{weight.kg} kg", secondary: ["{weight.lbs} lb"], ...code },
        { label: "Blood type", path: "blood_type", mono },
      ],
    },
  ],
  [
    { title: "Papers", fields: [{ label: "National id", path: "national_id", mono }] },
    {
      title: "Payment card",
      fields: [
        { label: "Number", path: "credit_card.number", mono, inFours: true },
        { label: "Brand", path: "credit_card.provider_bank" },
        { label: "Expiry", path: "credit_card.expiry", ...code },
        { label: "CVV", path: "credit_card.cvv", ...code },
      ],
    },
  ],
];

const namePart = (label: string, path: string): Look => ({
  label,
  path,
  text: `{${path}.native}`,
  secondary: [`{${path}.kana}`, `{${path}.latin}`],
  isLocal,
});

const detailsColumns: PageColumns<Look> = [
  [
    {
      title: "Parts of the name",
      fields: [
        { label: "Salutation", path: "details.salutation", isLocal },
        namePart("Given", "details.name.given"),
        namePart("Middle", "details.name.middle"),
        namePart("Family", "details.name.family"),
        namePart("Second family", "details.name.second_family"),
        namePart("Patronymic", "details.name.patronymic"),
        { label: "In Latin letters", path: "details.name.latin_full" },
      ],
    },
  ],
  [
    {
      title: "Place and envelope",
      fields: [
        { label: "Envelope", path: "details.envelope", isLocal },
        {
          label: "Location",
          path: "details.location",
          text: "{details.location.latitude}, {details.location.longitude}",
          mono,
        },
        { label: "Time zone", path: "details.time_zone", mono },
        { label: "Country code", path: "details.country_code", ...code },
        { label: "Subdivision", path: "details.subdivision_code", ...code },
      ],
    },
  ],
  [
    {
      title: "Phone and card",
      fields: [
        { label: "Phone in the country", path: "details.phone_national", mono },
        { label: "Phone in E.164", path: "details.phone_e164", mono },
        { label: "Name on card", path: "details.card.name_on_card", mono },
        { label: "Card expires on", path: "details.card.expires_on", mono },
        { label: "Network", path: "details.card.network" },
      ],
    },
  ],
];

/** Fields shown elsewhere or implied by others. */
const elsewhere = [
  "name",
  "gender",
  "photo_url",
  "violated",
  "extra",
  "details.card.number_spaced",
  "address.state_abbreviation",
];

const places = [...columns, ...detailsColumns].flat().flatMap(({ fields }) => fields.map(({ path }) => path));

/** All paths with a place on the page, or in no need of one. */
const placed: ReadonlySet<string> = new Set([...places, ...elsewhere]);

/** The deliberately broken rules that read the field at `path` or a part of it. */
export type Broken = (path: string) => readonly string[];

/** Without the country's rules, only the field of a rule's own name is found, such as `dob` of `dob.age`. */
export function brokenFields({ violated }: Identity, rules: readonly Rule[]): Broken {
  const broken = violated.map((name) => {
    const [group = ""] = name.split(".");
    const fields = rules.find(({ rule }) => rule === name)?.fields ?? [group];
    // The page shows the abbreviation beside the state's name.
    return {
      name,
      fields: fields.map((field) => (field === "address.state_abbreviation" ? "address.state_name" : field)),
    };
  });
  return (path) =>
    broken
      .filter(({ fields }) => fields.some((field) => isWithin(field, path) || isWithin(path, field)))
      .map(({ name }) => name);
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`);
}

/** How a field is shown. Texts have the values at the paths in braces, and are empty if the record lacks one. */
export interface Look {
  readonly label: string;
  /** Its path in the record, by which its provenance is found. */
  readonly path: string;
  /** Numbers and codes, in a monospaced font. */
  readonly mono?: boolean;
  /** Two such neighbours share a line. */
  readonly halfWidth?: boolean;
  /** By default, the value at the path. */
  readonly text?: string;
  /** Those that differ from the text are shown after it. */
  readonly secondary?: readonly string[];
  /** In the language of the place. */
  readonly isLocal?: boolean;
  /** Digits in groups of four; they are copied without spaces. */
  readonly inFours?: boolean;
}

export type Columns<F> = readonly (readonly { readonly title: string; readonly fields: readonly F[] }[])[];

const isLocal = true;
const mono = true;
const half = { halfWidth: true };
const code = { mono, ...half };

/** The fields below the name. */
export const columns: Columns<Look> = [
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

/** The details, of which those that the person does not have are left out. */
export const detailsColumns: Columns<Look> = [
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

/** Fields that are shown elsewhere, or follow from those that are shown. */
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

/** The paths that have a place on the page, or need none, with all that they hold. */
export const placed: ReadonlySet<string> = new Set([...places, ...elsewhere]);

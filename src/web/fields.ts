import { Gender, type Identity } from "../gen/identity/v1/identity_pb.ts";
import { countryOfName } from "./countries.ts";

/** One value of a person as the page shows it. */
export interface Field {
  readonly label: string;
  /** Its path in the record, which says whose provenance it has. */
  readonly path: string;
  readonly text: string;
  /** Said after the text, smaller. */
  readonly aside?: string;
  /** What the copy button gives, where it is not the text. */
  readonly copied?: string;
  /** BCP 47 tag of the text, where it is not English. */
  readonly language?: string;
  /** Numbers and codes, which are set like a form filled in by machine. */
  readonly typed?: boolean;
  /** Two such neighbours share a line. */
  readonly half?: boolean;
}

export interface Group {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** A label in the middle of a sentence: abbreviations keep their capitals. */
export function spoken(label: string): string {
  return label === label.toUpperCase() ? label : label.toLowerCase();
}

/** All of a person but the name and the picture, in three columns. */
export function columnsOf(identity: Identity): readonly (readonly Group[])[] {
  const language = languageOf(identity);
  const { address, creditCard: card, dob, height, weight } = identity;
  const local = { language };
  const typed = { typed: true };
  const half = { half: true };
  return [
    [
      {
        title: "Address",
        fields: [
          { label: "Street", path: "address.street", text: address?.street ?? "", ...local },
          { label: "City", path: "address.city", text: address?.city ?? "", ...local },
          {
            label: "State",
            path: "address.state_name",
            text: address?.stateName ?? "",
            aside: address?.stateAbbreviation ?? "",
            ...local,
          },
          { label: "Postcode", path: "address.zip", text: address?.zip ?? "", ...typed, ...half },
          { label: "Country", path: "address.country", text: address?.country ?? "", ...half },
        ],
      },
    ],
    [
      {
        title: "Contact",
        fields: [
          { label: "Phone", path: "phone", text: identity.phone, ...typed },
          { label: "E-mail", path: "email", text: identity.email, ...typed },
        ],
      },
      {
        title: "Birth and body",
        fields: [
          { label: "Date of birth", path: "dob", text: dob?.date ?? "", aside: dob?.zodiac ?? "", ...typed },
          {
            label: "Height",
            path: "height",
            text: `${height?.cm} cm`,
            aside: `${height?.feet}′ ${height?.inches}″`,
            ...typed,
            ...half,
          },
          { label: "Weight", path: "weight", text: `${weight?.kg} kg`, aside: `${weight?.lbs} lb`, ...typed, ...half },
          { label: "Blood type", path: "blood_type", text: identity.bloodType, ...typed },
        ],
      },
    ],
    [
      {
        title: "Papers",
        fields: [{ label: "National id", path: "national_id", text: identity.nationalId, ...typed }],
      },
      {
        title: "Payment card",
        fields: [
          {
            label: "Number",
            path: "credit_card.number",
            text: (card?.number ?? "").replace(/(.{4})(?=.)/g, "$1 "),
            copied: card?.number ?? "",
            ...typed,
          },
          { label: "Brand", path: "credit_card.provider_bank", text: card?.providerBank ?? "" },
          { label: "Expiry", path: "credit_card.expiry", text: card?.expiry ?? "", ...typed, ...half },
          { label: "CVV", path: "credit_card.cvv", text: card?.cvv ?? "", ...typed, ...half },
        ],
      },
    ],
  ];
}

/** The language of a person's name and address: their country's, and French in Québec. */
export function languageOf({ address }: Identity): string {
  const country = countryOfName(address?.country ?? "");
  return country?.code === "ca" && address?.stateAbbreviation === "QC" ? "fr-CA" : (country?.language ?? "en");
}

/** The person in half a sentence: `Woman, 34`. */
export function summaryOf({ gender, dob }: Identity): string {
  return `${gender === Gender.MALE ? "Man" : "Woman"}, ${dob?.age ?? ""}`;
}

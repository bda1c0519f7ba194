import { Gender, type Identity } from "../../gen/identity/v1/identity_pb.ts";
import { languageOf } from "./country.ts";

/** One value of a person as the page shows it. */
export interface Field {
  readonly label: string;
  /** Its path in the record, by which its provenance is found. */
  readonly path: string;
  readonly text: string;
  /** Shown after the text, smaller. */
  readonly secondary?: string;
  /** What the copy button copies, if not the text. */
  readonly copied?: string;
  /** BCP 47 tag of the text, if not English. */
  readonly language?: string;
  /** Numbers and codes, in a monospaced font. */
  readonly mono?: boolean;
  /** Two such neighbours share a line. */
  readonly halfWidth?: boolean;
}

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** The fields below the name, in three columns. */
export function columnsOf(identity: Identity): readonly (readonly FieldGroup[])[] {
  return [
    [addressFields(identity)],
    [contactFields(identity), birthAndBodyFields(identity)],
    [
      {
        title: "Papers",
        fields: [{ label: "National id", path: "national_id", text: identity.nationalId, mono: true }],
      },
      cardFields(identity),
    ],
  ];
}

function addressFields(identity: Identity): FieldGroup {
  const {
    street = "",
    city = "",
    stateName = "",
    stateAbbreviation = "",
    zip = "",
    country = "",
  } = identity.address ?? {};
  const language = languageOf(identity);
  return {
    title: "Address",
    fields: [
      { label: "Street", path: "address.street", text: street, language },
      { label: "City", path: "address.city", text: city, language },
      { label: "State", path: "address.state_name", text: stateName, secondary: stateAbbreviation, language },
      { label: "Postcode", path: "address.zip", text: zip, mono: true, halfWidth: true },
      { label: "Country", path: "address.country", text: country, halfWidth: true },
    ],
  };
}

function contactFields({ phone, email }: Identity): FieldGroup {
  return {
    title: "Contact",
    fields: [
      { label: "Phone", path: "phone", text: phone, mono: true },
      { label: "E-mail", path: "email", text: email, mono: true },
    ],
  };
}

function birthAndBodyFields({ dob, height, weight, bloodType }: Identity): FieldGroup {
  const feetAndInches = `${height?.feet}′ ${height?.inches}″`;
  const measure = { mono: true, halfWidth: true };
  return {
    title: "Birth and body",
    fields: [
      { label: "Date of birth", path: "dob", text: dob?.date ?? "", secondary: dob?.zodiac ?? "", mono: true },
      { label: "Height", path: "height", text: `${height?.cm} cm`, secondary: feetAndInches, ...measure },
      { label: "Weight", path: "weight", text: `${weight?.kg} kg`, secondary: `${weight?.lbs} lb`, ...measure },
      { label: "Blood type", path: "blood_type", text: bloodType, mono: true },
    ],
  };
}

function cardFields({ creditCard }: Identity): FieldGroup {
  const { number = "", providerBank = "", expiry = "", cvv = "" } = creditCard ?? {};
  const grouped = number.replace(/(.{4})(?=.)/g, "$1 ");
  return {
    title: "Payment card",
    fields: [
      { label: "Number", path: "credit_card.number", text: grouped, copied: number, mono: true },
      { label: "Brand", path: "credit_card.provider_bank", text: providerBank },
      { label: "Expiry", path: "credit_card.expiry", text: expiry, mono: true, halfWidth: true },
      { label: "CVV", path: "credit_card.cvv", text: cvv, mono: true, halfWidth: true },
    ],
  };
}

/** Gender and age: `Woman, 34`. */
export function summaryOf({ gender, dob }: Identity): string {
  return `${gender === Gender.MALE ? "Man" : "Woman"}, ${dob?.age ?? ""}`;
}

/** A label in the middle of a sentence: abbreviations keep their capitals. */
export function inSentence(label: string): string {
  return label === label.toUpperCase() ? label : label.toLowerCase();
}

import type { Identity, IdentityDetails, NamePart } from "../../gen/identity/v1/identity_pb.ts";
import { languageOf } from "./country.ts";
import type { Field, FieldGroup } from "./fields.ts";

/** What the request asked for besides the record: details and further values, in columns; none without either. */
export function furtherColumnsOf(identity: Identity): readonly (readonly FieldGroup[])[] {
  const { details, extra } = identity;
  const extras = Object.entries(extra).map(([name, text]) => ({ label: name, path: `extra.${name}`, text }));
  const values: FieldGroup[] = extras.length === 0 ? [] : [{ title: "Further values", fields: extras }];
  if (details === undefined) return values.length === 0 ? [] : [values];
  const language = languageOf(identity);
  return [
    [{ title: "Parts of the name", fields: nameFields(details, language) }],
    [{ title: "Place and envelope", fields: placeFields(details, language) }],
    [{ title: "Phone and card", fields: cardFields(details) }, ...values],
  ];
}

function nameFields({ name, salutation }: IdentityDetails, language: string): readonly Field[] {
  const parts: readonly (readonly [string, string, NamePart | undefined])[] = [
    ["Given", "given", name?.given],
    ["Middle", "middle", name?.middle],
    ["Family", "family", name?.family],
    ["Second family", "second_family", name?.secondFamily],
    ["Patronymic", "patronymic", name?.patronymic],
  ];
  return [
    { label: "Salutation", path: "details.salutation", text: salutation, language },
    ...parts.flatMap(([label, key, part]) =>
      part === undefined ? [] : [{ label, path: `details.name.${key}`, language, ...textsOf(part) }],
    ),
    { label: "In Latin letters", path: "details.name.latin_full", text: name?.latinFull ?? "" },
  ];
}

function textsOf({ native, latin, kana }: NamePart): Pick<Field, "text" | "secondary"> {
  return { text: native, secondary: [kana, latin === native ? "" : latin].filter((text) => text !== "").join(" · ") };
}

function placeFields(details: IdentityDetails, language: string): readonly Field[] {
  const { envelope, location, timeZone, countryCode, subdivisionCode } = details;
  const degrees = `${location?.latitude}, ${location?.longitude}`;
  const lines = envelope.join("\n");
  const code = { mono: true, halfWidth: true };
  return [
    { label: "Envelope", path: "details.envelope", text: lines, language },
    { label: "Location", path: "details.location", text: degrees, mono: true },
    { label: "Time zone", path: "details.time_zone", text: timeZone, mono: true },
    { label: "Country code", path: "details.country_code", text: countryCode, ...code },
    { label: "Subdivision", path: "details.subdivision_code", text: subdivisionCode, ...code },
  ].filter(({ text }) => text !== "");
}

function cardFields({ phoneE164, card }: IdentityDetails): readonly Field[] {
  return [
    { label: "Phone in E.164", path: "details.phone_e164", text: phoneE164, mono: true },
    { label: "Name on card", path: "details.card.name_on_card", text: card?.nameOnCard ?? "", mono: true },
    { label: "Card expires on", path: "details.card.expires_on", text: card?.expiresOn ?? "", mono: true },
    { label: "Network", path: "details.card.network", text: card?.network ?? "" },
  ];
}

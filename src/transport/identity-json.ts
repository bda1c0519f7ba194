// biome-ignore-all lint/style/useTemplate: a template asks of every part whether it is text, for as long as joining takes
import type { DateOfBirth, Height, Identity, Weight } from "../identity/identity.ts";
import { inOnePiece } from "./field-lines.ts";

/**
 * A person as JSON, the same text as JSON.stringify gives, in a third of the time: nothing is escaped, and what
 * follows from one number is written once. That nothing needs to be escaped is a property of the tables, which
 * test/contract/json.test.ts watches over; no text of a caller is in a person.
 */
export function identityJson(identity: Identity): string {
  return startOf(identity) + ',"photo_url":"' + identity.photo_url + '"' + weightJson(identity.weight);
}

/** The same without the photo, which the earlier form does not have. */
export function earlierIdentityJson(identity: Identity): string {
  return startOf(identity) + weightJson(identity.weight);
}

function startOf(identity: Identity): string {
  const { address, credit_card: card, dob } = identity;
  // biome-ignore format: one field a line
  return (
    '{"address":{"city":"' + address.city +
    '","country":"' + address.country +
    '","state_abbreviation":"' + address.state_abbreviation +
    '","state_name":"' + address.state_name +
    '","street":"' + address.street +
    '","zip":"' + address.zip +
    '"},"blood_type":"' + identity.blood_type +
    '","credit_card":{"cvv":"' + card.cvv +
    '","expiry":"' + card.expiry +
    '","number":"' + card.number +
    '","provider_bank":"' + card.provider_bank +
    ageJson(dob) + dob.date + birthdayJson(dob) + identity.email +
    (identity.gender === "male" ? '","gender":"male"' : '","gender":"female"') +
    heightJson(identity.height) + identity.name +
    '","national_id":"' + identity.national_id +
    '","phone":"' + identity.phone + '"'
  );
}

/** Above the highest number, 1231 for the last of December. */
const NUMBERS = 1_232;

const ageJson = byNumber(
  ({ age }: DateOfBirth) => age,
  ({ age }) => `"},"dob":{"age":${age},"date":"`,
);

const birthdayJson = byNumber(
  ({ day, month }: DateOfBirth) => Number(month) * 100 + Number(day),
  ({ day, month, zodiac }) => `","day":"${day}","month":"${month}","zodiac":"${zodiac}"},"email":"`,
);

const heightJson = byNumber(
  ({ cm }: Height) => cm,
  (height) => `,"height":${JSON.stringify(height)},"name":"`,
);

const weightJson = byNumber(
  ({ kg }: Weight) => kg,
  (weight) => `,"weight":${JSON.stringify(weight)}}`,
);

/** A part of the text that follows from one whole number of the person. */
function byNumber<Part>(numberOf: (part: Part) => number, write: (part: Part) => string): (part: Part) => string {
  const written = Array.from({ length: NUMBERS }, (): string | undefined => undefined);
  return (part) => {
    const number = numberOf(part);
    written[number] ??= inOnePiece(write(part));
    return written[number];
  };
}

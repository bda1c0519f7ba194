import { zodiacSigns } from "../calendar/zodiac.ts";
import { countries } from "../countries/index.ts";
import { bloodTypes, cardBrands, sexes } from "../countries/words.ts";
import { ageLimits } from "./bounds.ts";
import { day, whole, word } from "./field.ts";
import { decimal, dictionary, line, maybe, nested, type RecordShape, texts } from "./record-field.ts";

/** The fields of every record. */
export const record = {
  address: nested(
    "In the country's own script and order. City, state and postal code belong together.",
    {
      city: line("Town or city."),
      country: word(
        "English short name of the country.",
        countries.map(({ name }) => name),
      ),
      state_abbreviation: line(
        "Common abbreviation of the state, province, Land, region or prefecture; two digits in Japan.",
        "^[0-9A-Z]{2,3}$",
      ),
      state_name: line("State, province, Land, region or prefecture."),
      street: line("Street line with house number."),
      zip: line("Postal code as the country writes it.", "^[0-9A-Z][0-9A-Z -]{1,8}[0-9A-Z]$"),
    },
    "Address",
  ),
  blood_type: word("ABO group with its Rh sign in ASCII.", bloodTypes),
  credit_card: nested(
    "A payment card that no bank issued.",
    {
      cvv: line("Three digits.", "^[0-9]{3}$"),
      expiry: line(
        "Last month of validity, MM/YY, up to five years after the month of the reference date.",
        "^(0[1-9]|1[0-2])/[0-9]{2}$",
      ),
      number: line("Sixteen digits with a published test prefix and a valid Luhn check digit.", "^[0-9]{16}$"),
      provider_bank: word("Card brand.", cardBrands),
    },
    "CreditCard",
  ),
  dob: nested(
    "Birth date, with age and zodiac sign.",
    {
      age: whole("Completed years on the reference date.", ageLimits.min, ageLimits.max),
      date: day("YYYY-MM-DD."),
      day: line("Day of the month, two digits.", "^(0[1-9]|[12][0-9]|3[01])$"),
      month: line("Month, two digits.", "^(0[1-9]|1[0-2])$"),
      zodiac: word("English name of the western zodiac sign.", zodiacSigns),
    },
    "DateOfBirth",
  ),
  email: line(
    "Made from the romanised name, at a domain that is reserved for documentation (RFC 2606); plain ASCII.",
    "^[a-z0-9._-]{1,64}@example\\.(com|net|org)$",
    { format: "email" },
  ),
  gender: word("The gender of the request, or the one that the seed decided.", sexes),
  // Heights and masses: as far as the distributions of all countries and of relatives reach.
  height: nested(
    "Body height in metric and imperial units.",
    {
      cm: whole("Whole centimetres.", 111, 223),
      feet: whole("Whole feet of the height rounded to inches.", 3, 7),
      inches: whole("Remaining inches.", 0, 11),
      m: decimal("Metres, two decimals.", 1.11, 2.23),
    },
    "Height",
  ),
  name: line("Full name in the country's own script and order."),
  national_id: line(
    "National identifier in the country's own format with a valid check digit.",
    "^[0-9A-Z]([0-9A-Z -]*[0-9A-Z])$",
  ),
  phone: line("Telephone number in international form with spaces.", "^\\+[1-9][0-9]*( [0-9]+)+$"),
  photo_url: line("Path of an avatar that fits gender and age, relative to the service.", "^/avatar/", {
    format: "uri-reference",
  }),
  weight: nested(
    "Body weight in metric and imperial units.",
    { kg: whole("Whole kilograms.", 15, 341), lbs: whole("Whole pounds.", 33, 752) },
    "Weight",
  ),
} satisfies RecordShape;

const namePart = nested(
  "One part of a name in several scripts.",
  {
    native: line("In the country's own script."),
    latin: line("In Latin letters, by the country's rules for passports."),
    kana: maybe(line("In kana; only for Japan.")),
  },
  "NamePart",
);

/** The fields that a record has where the request asks for them. A part that a person does not have is left out. */
export const asked = {
  details: maybe(
    nested(
      "The parts of name, address and card, for systems that need them one by one.",
      {
        name: nested(
          "The parts of the name; those that the person does not have are left out.",
          {
            given: namePart,
            middle: maybe(namePart),
            family: maybe(namePart),
            second_family: maybe(namePart),
            patronymic: maybe(namePart),
            latin_full: line("Family names, then given names, in capital Latin letters: the order of passports."),
          },
          "NameParts",
        ),
        salutation: line("The form of address in the country's own language; in Latin letters if `script` is `latin`."),
        envelope: texts("The lines of the address on an envelope within the country.", "One line."),
        location: maybe(
          nested(
            "Middle of the postal code, else of the place, never of a house.",
            {
              latitude: decimal("Degrees north.", -90, 90),
              longitude: decimal("Degrees east.", -180, 180),
            },
            "GeoPoint",
          ),
        ),
        time_zone: line("IANA time zone of the place."),
        country_code: line("ISO 3166-1 alpha-2.", "^[A-Z]{2}$"),
        subdivision_code: line("ISO 3166-2.", "^[A-Z]{2}-[A-Z0-9]{1,3}$"),
        phone_e164: line("The telephone number in E.164.", "^\\+[1-9][0-9]{4,14}$"),
        card: nested(
          "The parts that are printed on the card.",
          {
            number_spaced: line("The number in groups of four."),
            expires_on: day("Last day of validity."),
            name_on_card: line("The name in capital Latin letters, up to 26."),
            network: word("The network.", cardBrands),
          },
          "Card",
        ),
        phone_national: line("The telephone number as people of the country write it.", "^[0-9(][0-9() -]*$"),
      },
      "Details",
    ),
  ),
  extra: maybe(dictionary("Further values by their names.")),
  violated: maybe(texts("The rules that are broken on purpose.", "Name of a rule.")),
} satisfies RecordShape;

/** The published record. */
export const identity = nested(
  "One fictitious person. All fields agree with each other. `details`, `extra` and `violated` are there only if the request asks for them.",
  { ...record, ...asked },
  "Identity",
);

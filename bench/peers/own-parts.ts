/** Draws a whole number from `min` to `max` with the generator of the peer. */
export type Whole = (min: number, max: number) => number;

/** The fields that every peer draws. */
interface Drawn {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly stateAbbreviation: string;
  readonly zip: string;
  readonly country: string;
  readonly cardNumber: string;
  readonly cardBrand: string;
  readonly cardExpiry: string;
  readonly email: string;
  readonly gender: string;
  readonly name: string;
  readonly phone: string;
  /** `YYYY-MM-DD`. */
  readonly born: string;
}

const bloodTypes = ["O+", "A+", "B+", "AB+", "O-", "A-", "B-", "AB-"] as const;
const signs = ["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius"] as const;

/** Completes a record: fields that the peer lacks are made from its integers, so that all peers do the same work. */
export function record(drawn: Drawn, whole: Whole): unknown {
  const { born } = drawn;
  const cm = whole(150, 200);
  const inches = Math.round(cm / 2.54);
  const kg = whole(45, 120);
  return {
    address: {
      city: drawn.city,
      country: drawn.country,
      state_abbreviation: drawn.stateAbbreviation,
      state_name: drawn.state,
      street: drawn.street,
      zip: drawn.zip,
    },
    blood_type: bloodTypes[whole(0, 7)],
    credit_card: {
      cvv: String(whole(100, 999)),
      expiry: drawn.cardExpiry,
      number: drawn.cardNumber,
      provider_bank: drawn.cardBrand,
    },
    dob: {
      age: 2026 - Number(born.slice(0, 4)),
      date: born,
      day: born.slice(8),
      month: born.slice(5, 7),
      zodiac: signs[whole(0, 8)],
    },
    email: drawn.email,
    gender: drawn.gender,
    height: { cm, feet: Math.floor(inches / 12), inches: inches % 12, m: cm / 100 },
    name: drawn.name,
    national_id: `${whole(100, 999)}-${whole(10, 99)}-${whole(1_000, 9_999)}`,
    phone: drawn.phone,
    photo_url: `/avatar/${drawn.gender}/${whole(0, 999)}`,
    weight: { kg, lbs: Math.round(kg * 2.20462) },
  };
}

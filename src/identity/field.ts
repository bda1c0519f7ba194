/**
 * The number of each field's stream of chance. Every field draws from its own, so that a new field, a filter or
 * another draw in one never moves another. Numbers are never used twice, not even after a field is gone.
 */
export const field = {
  gender: 1,
  country: 2,
  birth: 3,
  place: 4,
  name: 5,
  street: 6,
  postalCode: 7,
  phone: 8,
  email: 9,
  nationalId: 10,
  card: 11,
  height: 12,
  weight: 13,
  blood: 14,
  photo: 15,
  /** Drawn at index 0 for every person of a seed. */
  emailNumber: 16,
} as const;

/**
 * Version of tables, rules and streams: as long as it stays, the same request draws the same person. Any change that
 * moves a golden person raises it and gets a line in the CHANGELOG.
 */
export const dataVersion = "2026.3";

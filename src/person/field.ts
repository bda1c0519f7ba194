/**
 * The number of each field's random stream: a new field, a filter or one more word read by a field never changes
 * another. Numbers are never used twice, not even after a field is removed.
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
  emailNumber: 16,
  /** How rules are broken on purpose. */
  violation: 17,
  household: 18,
  householdPlan: 19,
  familyNames: 20,
  mixed: 21,
  landline: 22,
  absentName: 23,
  /** Other names, for members whose first one a relative has, and for names that are broken on purpose. */
  otherName: 24,
  moved: 25,
} as const;

/** Version of tables, rules and streams: while it is the same, the same request draws the same person. */
export const dataVersion = "2028.1";

/** Words of requests and records, apart from the countries, for the page. */

export const sexes = ["male", "female"] as const;

/** Determines names, numbers and the body; `gender` in requests and records. */
export type Sex = (typeof sexes)[number];

export type BySex<T> = Readonly<Record<Sex, T>>;

/** Two constant property names are several times faster than a computed one. */
export function ofSex<T>(both: BySex<T>, sex: Sex): T {
  return sex === "female" ? both.female : both.male;
}

export const bloodTypes = ["O+", "A+", "B+", "AB+", "O-", "A-", "B-", "AB-"] as const;
export type BloodType = (typeof bloodTypes)[number];

export const cardBrands = ["Visa", "Mastercard", "Discover", "JCB", "UnionPay", "Mir", "RuPay"] as const;
export type CardBrand = (typeof cardBrands)[number];

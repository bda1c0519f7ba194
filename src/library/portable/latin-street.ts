import { Refusal } from "../../service/refusal.ts";

/**
 * Stands for countries/jp/latin-street.ts in the bundle of Japan, which is without the readings of quarters: they would
 * add half to its size. Throws a Refusal.
 */
export function latinStreet(): never {
  const message = "latin is not in the bundle of Japan; identikit and the service have the readings of its quarters";
  throw new Refusal("invalid_argument", "The request is not valid.", [{ field: "script", message }]);
}

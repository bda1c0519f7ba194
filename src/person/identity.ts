import type { identity, record } from "../schema/record.ts";
import type { RecordOf } from "../schema/record-field.ts";

/** One fictitious person under the published field names, in their order: exactly the plain JSON response. */
export interface Identity extends RecordOf<typeof identity.fields> {}

export interface Address extends RecordOf<typeof record.address.fields> {}

export interface CreditCard extends RecordOf<typeof record.credit_card.fields> {}

export interface DateOfBirth extends RecordOf<typeof record.dob.fields> {}

export interface Height extends RecordOf<typeof record.height.fields> {}

export interface Weight extends RecordOf<typeof record.weight.fields> {}

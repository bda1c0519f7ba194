import { readerOf } from "../schema/read.ts";

/** The field by which each form of verification is known, and what takes that form on plain HTTP. */
export const otherForms = {
  identity: "one record is sent to /verify",
  requests: "several records are sent to /verify/batch",
  members: "the members of a household are sent to /verify/household",
} as const;

/** Refuses the fields that a form of verification does not have. */
export const refuseOthers = readerOf({}, { elsewhere: otherForms });

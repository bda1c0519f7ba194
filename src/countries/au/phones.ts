import type { PhonePlan } from "../shared/places.ts";

/** A cell is the area code of the state or territory, one digit. */
export const phonePlan: PhonePlan = {
  reserved: creative,
  never_issued: (zone) => [`+61 ${zone} 0### ####`],
  mobile: () => mobile,
  valid: creative,
};

function creative(zone: string): readonly string[] {
  return [`+61 ${zone} 7010 ####`, `+61 ${zone} 5550 ####`];
}

/** The last six digits of 0491 570 006 and so on: thirty single numbers; those around them are not set aside. */
const mobile: readonly string[] = [
  "570 006|570 110|570 156|570 157|570 158|570 159|570 313|570 737|571 266|571 491",
  "571 804|572 549|572 665|572 983|573 087|573 770|574 118|574 632|575 254|575 789",
  "576 398|576 801|577 426|577 644|578 148|578 888|578 957|579 212|579 455|579 760",
].flatMap((row) => row.split("|").map((number) => `+61 491 ${number}`));

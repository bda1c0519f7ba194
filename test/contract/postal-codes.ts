import { factsOf } from "./facts.ts";

/** Whether a whole postal code has the country's form and begins as those of the state do. */
export function isCodeOfState(country: string, code: string, state: string): boolean {
  const { form, leading, states } = factsOf(country).postalCode;
  const [lead] = leading.exec(code) ?? [];
  if (lead === undefined || !form.test(code)) return false;
  return (states[state] ?? "").split(" ").some((range) => {
    const [from = "", to = from] = range.split("-");
    return lead.length === from.length && lead >= from && lead <= to;
  });
}

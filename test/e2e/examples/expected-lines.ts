import { people } from "../../../src/library/index.ts";
import { type Answer, answerOf, post } from "../../protocol/serve.ts";

/** One call a second, by the real clock. */
export const tight = { RATE_LIMIT: "1", RATE_WINDOW_SECONDS: "1" };
export const clock = { now: () => performance.now() };

export const mistake = "The request is not valid. gender is required: GENDER_MALE, GENDER_FEMALE or GENDER_RANDOM.";

const woman = { gender: "female", country: "jp", seed: "demo", reference_date: "2026-01-01" };

export const show = ({ name, dob, address }: Pick<Answer, "name" | "dob" | "address">): string =>
  `${name}, ${dob.age}, ${address.city}`;

/** What every example prints of the people that it draws. */
export async function expected(url: string): Promise<readonly string[]> {
  const template = { gender: "GENDER_RANDOM", seed: "demo", referenceDate: "2026-01-01" };
  const batch = await post(`${url}/identity.v1.IdentityService/BatchGenerateIdentities`, { template, count: 3 });
  const { identities }: { identities: Answer[] } = JSON.parse(await batch.text());
  return [await answerOf(await post(`${url}/generate`, woman)), ...identities].map(show);
}

/** What the examples that resume streams print of a long one. */
export function streamed(count: number): readonly string[] {
  return Array.from(people({ seed: "demo", reference_date: "2026-01-01", count }), show);
}

/** What the examples for TypeScript and Python print after that: a woman of Bonn, a broken rule and a couple. */
export async function further(url: string): Promise<readonly string[]> {
  const replay = { seed: "demo", reference_date: "2026-01-01" };
  const bonn = await answerOf(
    await post(`${url}/generate`, { ...replay, gender: "female", country: "de", city: "Bonn" }),
  );
  const household = await post(`${url}/household`, { ...replay, country: "de", kind: "couple" });
  const { members }: { members: { identity: Answer }[] } = JSON.parse(await household.text());
  return [show(bonn), "fails: national_id.check_digit", ...members.map(({ identity }) => show(identity))];
}

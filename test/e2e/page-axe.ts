import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;

/** What is checked: without them, the whole page by all rules. */
interface Part {
  readonly rule?: string;
  /** A selector of CSS. */
  readonly within?: string;
}

/**
 * Violations of axe's rules. The pages have no frames and only violations are looked at: with these options axe takes
 * 0.6 instead of 2.3 seconds.
 */
export async function violationsOn(page: Page, { rule, within }: Part = {}): Promise<AxeResults["violations"]> {
  const runOnly = rule === undefined ? {} : { runOnly: [rule] };
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], ...runOnly });
  if (within !== undefined) axe.include(within);
  return (await axe.analyze()).violations;
}

/** Expects no violation of axe's rules. */
export async function expectAccessible(page: Page, part?: Part): Promise<void> {
  const violations = await violationsOn(page, part);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

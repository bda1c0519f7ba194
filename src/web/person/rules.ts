import {
  type Identity,
  type Rule,
  RuleKind,
  type RuleResult,
  Verdict,
  type VerifyIdentityResponse,
} from "../../gen/identity/v1/identity_pb.ts";
import { element } from "../dom/element.ts";

/** Checks a person, and loads the descriptions of the rules. */
export type Verify = (
  identity: Identity,
) => Promise<{ readonly verification: VerifyIdentityResponse; readonly rules: readonly Rule[] }>;

const kinds = [
  { kind: RuleKind.FORM, title: "Form", about: "whether systems of the country take the value" },
  { kind: RuleKind.COHERENCE, title: "Coherence", about: "whether fields agree with each other" },
  { kind: RuleKind.SAFETY, title: "Safety", about: "whether the value can belong to a real person" },
] as const;

const verdicts = [
  { verdict: Verdict.FAIL, name: "fails", className: "fails" },
  { verdict: Verdict.PASS, name: "passes", className: "passes" },
  { verdict: Verdict.NOT_APPLICABLE, name: "does not apply", className: "not-applicable" },
] as const;

/** The panel of rules, filled by the first `open`. */
export function rulesPanel(identity: Identity, verify: Verify): { readonly panel: HTMLElement; open(): void } {
  const panel = element("div", { class: "rules" }, element("p", { class: "label" }, "Checking the record …"));
  let opened = false;
  const fill = async (): Promise<void> => {
    try {
      const { verification, rules } = await verify(identity);
      panel.replaceChildren(...resultNodes(verification, rules));
    } catch {
      opened = false;
      panel.replaceChildren(
        element("p", { role: "alert" }, "The record could not be checked. Open this tab again in a moment."),
      );
    }
  };
  return {
    panel,
    open() {
      if (opened) return;
      opened = true;
      void fill();
    },
  };
}

function resultNodes({ coherent, results }: VerifyIdentityResponse, rules: readonly Rule[]): Node[] {
  const failing = results.filter(({ verdict }) => verdict === Verdict.FAIL).length;
  const count = failing === 1 ? "1 fails" : `${failing === 0 ? "none" : failing} fail`;
  const sum = `${results.length} rules, ${count}. ${coherent ? "The record is coherent." : "The record is not coherent."}`;
  const failingIn = (kind: RuleKind): boolean =>
    results.some((result) => result.kind === kind && result.verdict === Verdict.FAIL);
  const groups = [...kinds.filter(({ kind }) => failingIn(kind)), ...kinds.filter(({ kind }) => !failingIn(kind))].map(
    ({ kind, title, about }) => {
      const entries = sorted(results.filter((result) => result.kind === kind)).map((result) => entry(result, rules));
      const heading = element("h3", {}, title, element("span", { class: "label" }, ` ${about}`));
      return element("section", {}, heading, element("ul", {}, ...entries));
    },
  );
  return [element("p", { class: "rules-sum", role: "status" }, sum), ...groups];
}

function sorted(results: readonly RuleResult[]): readonly RuleResult[] {
  const rank = (result: RuleResult): number => verdicts.findIndex(({ verdict }) => verdict === result.verdict);
  return [...results].sort((a, b) => rank(a) - rank(b));
}

function entry({ rule, verdict, message }: RuleResult, rules: readonly Rule[]): HTMLElement {
  const { name, className } = verdicts.find((known) => known.verdict === verdict) ?? { name: "unknown", className: "" };
  const text = message === "" ? (rules.find((known) => known.rule === rule)?.what ?? "") : message;
  return element(
    "li",
    { class: className },
    element("span", { class: "verdict" }, name),
    element("span", { class: "mono" }, rule),
    ...(text === "" ? [] : [element("span", { class: "message" }, text)]),
  );
}

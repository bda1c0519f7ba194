import { countries } from "identikit:countries";
import { byId, element } from "../dom/element.ts";
import { baseUrl } from "../request/base-url.ts";

interface Result {
  readonly rule: string;
  readonly fields: readonly string[];
  readonly verdict: "pass" | "fail" | "not_applicable";
  readonly message?: string;
}

/** Checks pasted records, and shows them field by field. */
export function createVerifySection(): void {
  const text = byId("verify-record", HTMLTextAreaElement);
  const shown = byId("verify-result", HTMLElement);
  byId("verify-check", HTMLButtonElement).addEventListener("click", async () => {
    shown.replaceChildren(...(await check(text.value)));
    shown.hidden = false;
  });
}

async function check(text: string): Promise<readonly Node[]> {
  const say = (sentence: string): readonly Node[] => [element("p", { role: "alert" }, sentence)];
  let identity: unknown;
  try {
    identity = JSON.parse(text);
  } catch {
    return say("This is no JSON: paste a record as POST /generate answers with it.");
  }
  try {
    const headers = { "content-type": "application/json" };
    const named = leavesOf(identity).find(([path]) => path === "address.country")?.[1];
    const country = countries.find(({ name }) => name === named)?.code;
    const response = await fetch(`${baseUrl}/verify`, {
      method: "POST",
      headers,
      body: JSON.stringify({ country, identity }),
    });
    const answer = await response.json();
    if (!response.ok) return say([answer.detail, ...(answer.errors ?? []).map(sentenceOf)].join(" "));
    const results: readonly Result[] = answer.results;
    return [sumOf(results), tableOf(identity, results)];
  } catch {
    return say("The service does not answer.");
  }
}

const sentenceOf = ({ field, message }: { readonly field: string; readonly message: string }): string =>
  `${field} ${message}.`;

function sumOf(results: readonly Result[]): HTMLElement {
  const failing = results.filter(({ verdict }) => verdict === "fail").length;
  const unjudged = results.filter(({ verdict }) => verdict === "not_applicable").length;
  const verdict = failing === 0 ? "The record is coherent." : `${failing} of ${results.length} rules fail.`;
  const rest = unjudged === 0 ? "" : ` ${unjudged} of ${results.length} rules could not be judged.`;
  return element("p", { class: "rules-sum", role: "status" }, verdict + rest);
}

/** A row for each field: its value, and what fails or how many rules pass. */
function tableOf(record: unknown, results: readonly Result[]): HTMLElement {
  const rows = leavesOf(record).map(([path, value]) => {
    const about = results.filter(({ fields }) =>
      fields.some((field) => path === field || path.startsWith(`${field}.`)),
    );
    const failing = about.filter(({ verdict }) => verdict === "fail");
    const passed = about.filter(({ verdict }) => verdict === "pass").length;
    const said = failing.map(({ rule, message }) => element("p", { class: "fails" }, `${rule}: ${message ?? ""}`));
    const verdict = failing.length > 0 ? said : [passed === 0 ? "no rule" : `passes ${passed}`];
    return element(
      "tr",
      {},
      element("th", { scope: "row", class: "mono" }, path),
      element("td", {}, value),
      element("td", {}, ...verdict),
    );
  });
  const heads = ["Field", "Value", "Rules"].map((head) => element("th", { scope: "col" }, head));
  const table = element("table", {}, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...rows));
  return element(
    "div",
    { class: "table" },
    element("div", { role: "region", tabindex: 0, "aria-label": "Fields" }, table),
  );
}

function leavesOf(value: unknown, path = ""): readonly (readonly [path: string, value: string])[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path === "" ? name : `${path}.${name}`));
}

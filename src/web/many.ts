import type { Identity } from "../gen/identity/v1/identity_pb.ts";
import { countryOfName } from "./countries.ts";
import { element } from "./element.ts";
import { languageOf, summaryOf } from "./fields.ts";
import { flag } from "./flag.ts";
import { portrait } from "./portrait.ts";

const headings = ["", "Name", "Country", "Lives in", "Born", "Phone", "National id", "Card"] as const;

/** A table that grows by each person of a stream. */
export interface ManyTable {
  readonly table: HTMLTableElement;
  add(identities: readonly Identity[]): void;
}

export function createManyTable(caption: string): ManyTable {
  const body = element("tbody");
  const head = headings.map((heading) => (heading === "" ? element("td") : element("th", { scope: "col" }, heading)));
  const table = element(
    "table",
    {},
    element("caption", {}, caption),
    element("thead", {}, element("tr", {}, ...head)),
    body,
  );
  return { table, add: (identities) => body.append(...identities.map(row)) };
}

function row(identity: Identity): HTMLElement {
  const country = countryOfName(identity.address?.country ?? "");
  const language = languageOf(identity);
  const { address, creditCard: card } = identity;
  const typed = (text: string): HTMLElement => element("td", { class: "typed" }, text);
  return element(
    "tr",
    {},
    element("td", {}, portrait(identity, 36)),
    element(
      "th",
      { scope: "row" },
      element("span", { lang: language }, identity.name),
      element("small", {}, summaryOf(identity)),
    ),
    element("td", {}, flag(country?.code ?? ""), country?.name ?? ""),
    element("td", { class: "home", lang: language }, `${address?.zip} ${address?.city}`),
    typed(identity.dob?.date ?? ""),
    typed(identity.phone),
    typed(identity.nationalId),
    element("td", {}, card?.providerBank ?? "", element("small", { class: "typed" }, `•••• ${card?.number.slice(-4)}`)),
  );
}

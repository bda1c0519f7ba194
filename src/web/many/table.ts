import type { Identity } from "../../gen/identity/v1/identity_pb.ts";
import { element } from "../dom/element.ts";
import { avatar } from "../person/avatar.ts";
import { countryLabel, languageOf } from "../person/country.ts";
import { summaryOf } from "../person/fields.ts";

const headings = ["", "Name", "Country", "Lives in", "Born", "Phone", "National id", "Card"] as const;

/** A table to which people are added as they arrive. */
export interface PeopleTable {
  readonly table: HTMLTableElement;
  add(identities: readonly Identity[]): void;
}

export function createPeopleTable(caption: string): PeopleTable {
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
  const language = languageOf(identity);
  const { address, creditCard: card } = identity;
  const mono = (text: string): HTMLElement => element("td", { class: "mono" }, text);
  return element(
    "tr",
    {},
    element("td", {}, avatar(identity, 36)),
    element(
      "th",
      { scope: "row" },
      element("span", { lang: language }, identity.name),
      element("small", {}, summaryOf(identity)),
    ),
    element("td", {}, ...countryLabel(identity)),
    element("td", { class: "residence", lang: language }, `${address?.zip} ${address?.city}`),
    mono(identity.dob?.date ?? ""),
    mono(identity.phone),
    mono(identity.nationalId),
    element("td", {}, card?.providerBank ?? "", element("small", { class: "mono" }, `•••• ${card?.number.slice(-4)}`)),
  );
}

import type { Identity } from "../../gen/identity/v1/identity_pb.ts";
import { element } from "../dom/element.ts";
import { avatar } from "../person/avatar.ts";
import { countryLabel, languageOf } from "../person/country.ts";
import { summaryOf } from "../person/fields.ts";
import { cellsOf } from "./columns.ts";

const headings = ["", "Name", "Country", "Lives in", "Born", "Phone", "National id", "Card"] as const;

/** A table to which people are added as they arrive. */
interface PeopleTable {
  readonly table: HTMLTableElement;
  add(identities: readonly Identity[]): void;
}

/** A table of the columns that are named, or of the usual ones. */
export function createPeopleTable(caption: string, names: readonly string[]): PeopleTable {
  const [head, body] = [element("tr"), element("tbody")];
  const table = element("table", {}, element("caption", {}, caption), element("thead", {}, head), body);
  return {
    table,
    add(identities) {
      const [first] = identities;
      if (first !== undefined && head.childElementCount === 0) {
        const shown = names.length === 0 ? headings : ["", ...Object.keys(cellsOf(first, names))];
        head.append(...shown.map((name) => (name === "" ? element("td") : element("th", { scope: "col" }, name))));
      }
      body.append(...identities.map((identity) => (names.length === 0 ? row(identity) : namedRow(identity, names))));
    },
  };
}

function namedRow(identity: Identity, names: readonly string[]): HTMLElement {
  const language = languageOf(identity);
  const cells = Object.values(cellsOf(identity, names)).map((value) => element("td", { lang: language }, value));
  return element("tr", {}, element("td", {}, avatar(identity, 36)), ...cells);
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

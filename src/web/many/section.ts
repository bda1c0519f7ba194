import type { Identity } from "../../gen/identity/v1/identity_pb.ts";
import { columnsOf, toCsv } from "../../text/csv.ts";
import { getOf } from "../code/snippets.ts";
import { announce } from "../dom/copy.ts";
import { byId, element } from "../dom/element.ts";
import { avatar } from "../person/avatar.ts";
import { countryLabel, languageOf } from "../person/country.ts";
import { summaryOf } from "../person/fields.ts";
import { flatRecord, plainRecord } from "../person/record.ts";
import { baseUrl } from "../request/base-url.ts";
import type { ServiceClient } from "../request/client.ts";
import { type Query, requestOf } from "../request/fields.ts";
import { namesIn } from "../request/query.ts";

interface ManySection {
  /** Streams the people of a query with a seed into the table. Throws what the call throws. */
  draw(client: ServiceClient, query: Query): Promise<void>;
  /** Removes the table and cancels the stream that fills it. */
  clear(): void;
}

export function createManySection(): ManySection {
  const counts = byId("many-count", HTMLSelectElement);
  const columns = byId("many-columns", HTMLInputElement);
  const container = byId("many-table", HTMLElement);
  const csvButton = byId("many-csv", HTMLButtonElement);
  const jsonButton = byId("many-json", HTMLButtonElement);
  const error = byId("many-columns-error", HTMLElement);
  const link = byId("many-get", HTMLAnchorElement);
  let people: readonly Identity[] = [];
  let drawn: Query = {};
  let caption = "";
  let call = new AbortController();

  const cells = (identity: Identity): Cells => cellsOf(identity, namesIn(columns.value));
  const save = (extension: string, type: string, text: string): void =>
    download(`identikit-${(drawn.seed ?? "").replaceAll(/[^\w-]+/g, "_")}.${extension}`, type, text);
  csvButton.addEventListener("click", () => save("csv", "text/csv", `\ufeff${toCsv(people.map(cells), true)}`));
  jsonButton.addEventListener("click", () =>
    save(
      "json",
      "application/json",
      JSON.stringify(
        people.map((identity) => partOf(identity, namesIn(columns.value))),
        undefined,
        2,
      ),
    ),
  );
  const enableFiles = (enabled: boolean): void => {
    csvButton.disabled = !enabled;
    jsonButton.disabled = !enabled;
  };

  const show = (): ReturnType<typeof createPeopleTable> => {
    const table = createPeopleTable(caption, namesIn(columns.value));
    const region = element("div", { role: "region", tabindex: 0, "aria-label": `${counts.value} people` }, table.table);
    container.replaceChildren(region);
    container.hidden = false;
    return table;
  };
  /** Whether all named columns exist; if not, shows an error. */
  const check = ([first]: readonly Identity[]): boolean => {
    const unknown = first === undefined ? [] : unknownIn(first, namesIn(columns.value));
    error.textContent = unknown.length === 0 ? "" : `No column: ${unknown.join(", ")}. Try name, dob.date or address.`;
    columns.setAttribute("aria-invalid", String(unknown.length > 0));
    return unknown.length === 0;
  };
  const updateLink = (): void => {
    link.href = getOf(baseUrl, drawn, "people.json", { count: people.length, columns: namesIn(columns.value) });
    link.hidden = false;
  };
  columns.addEventListener("change", () => {
    if (people.length === 0 || !check(people)) return;
    show().add(people);
    updateLink();
  });

  return {
    clear() {
      call.abort();
      people = [];
      link.hidden = true;
      container.hidden = true;
      container.replaceChildren();
      enableFiles(false);
    },
    async draw(client, query) {
      call.abort();
      call = new AbortController();
      const { signal } = call;
      const count = Number(counts.value);
      caption = `People 0 to ${count - 1} of the seed ${query.seed}, as of ${query.reference_date}`;
      const received: Identity[] = [];
      let table: ReturnType<typeof createPeopleTable> | undefined;
      const request = { template: requestOf(query), count };
      for await (const { identities } of client.streamIdentities(request, { signal })) {
        if (table === undefined) {
          check(identities);
          table = show();
        }
        received.push(...identities);
        table.add(identities);
      }
      people = received;
      drawn = query;
      enableFiles(true);
      updateLink();
      announce(`Drew ${received.length} people.`);
    },
  };
}

function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  element("a", { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

const headings = ["", "Name", "Country", "Lives in", "Born", "Phone", "National id", "Card"] as const;

interface PeopleTable {
  readonly table: HTMLTableElement;
  add(identities: readonly Identity[]): void;
}

function createPeopleTable(caption: string, names: readonly string[]): PeopleTable {
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

type Cells = Readonly<Record<string, string>>;

/** The fields of a person that a list names, in its order; a group stands for its fields, an empty list for all. */
function cellsOf(identity: Identity, names: readonly string[]): Cells {
  const fields = columnsOf(flatRecord(identity));
  const chosen = names.length === 0 ? fields : names.flatMap((name) => fields.filter(([field]) => isIn(field, name)));
  return Object.fromEntries(chosen);
}

function unknownIn(identity: Identity, names: readonly string[]): readonly string[] {
  const fields = columnsOf(flatRecord(identity));
  return names.filter((name) => !fields.some(([field]) => isIn(field, name)));
}

/** The fields, nested as in `GET /people.json`. */
function partOf(identity: Identity, names: readonly string[]): object {
  return names.length === 0 ? plainRecord(identity) : pick(flatRecord(identity), names, "");
}

function pick(record: object, names: readonly string[], prefix: string): object {
  const picked = Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
    const path = prefix + name;
    if (names.some((wanted) => isIn(path, wanted))) return [[name, value]];
    const isAround = names.some((wanted) => isIn(wanted, path));
    return isAround && typeof value === "object" && value !== null ? [[name, pick(value, names, `${path}.`)]] : [];
  });
  return Object.fromEntries(picked);
}

function isIn(field: string, name: string): boolean {
  return field === name || field.startsWith(`${name}.`);
}

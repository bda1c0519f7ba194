import type { Identity } from "../../gen/identity/v1/identity_pb.ts";
import { toCsv } from "../../text/csv.ts";
import { getOf } from "../code/snippets.ts";
import { announce } from "../dom/copy.ts";
import { download } from "../dom/download.ts";
import { byId, element } from "../dom/element.ts";
import { baseUrl } from "../request/base-url.ts";
import type { ServiceClient } from "../request/client.ts";
import { type Query, requestOf } from "../request/fields.ts";
import { namesIn } from "../request/query.ts";
import { type Cells, cellsOf, partOf, unknownIn } from "./columns.ts";
import { createPeopleTable } from "./table.ts";

/** The table of people of one seed, and its files. */
interface ManySection {
  /** Streams the people of a query, which must have a seed, into the table; throws what the call throws. */
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
  /** The query of these people. */
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

  /** Shows an empty table of the columns that are named. */
  const show = (): ReturnType<typeof createPeopleTable> => {
    const table = createPeopleTable(caption, namesIn(columns.value));
    const region = element("div", { role: "region", tabindex: 0, "aria-label": `${counts.value} people` }, table.table);
    container.replaceChildren(region);
    container.hidden = false;
    return table;
  };
  /** Whether all columns that are named are there, which is said where they are not. */
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

import type { Identity } from "../../gen/identity/v1/identity_pb.ts";
import { toCsv } from "../../text/csv.ts";
import { announce } from "../dom/copy.ts";
import { download } from "../dom/download.ts";
import { byId, element } from "../dom/element.ts";
import { flatRecord, plainRecord } from "../person/record.ts";
import type { ServiceClient } from "../request/client.ts";
import { type Query, requestOf } from "../request/fields.ts";
import { namesIn } from "../request/query.ts";
import { createPeopleTable } from "./table.ts";

/** The table of people of one seed, and its files. */
export interface ManySection {
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
  let people: readonly Identity[] = [];
  let seed = "";
  let call = new AbortController();

  const flat = (identity: Identity): object => picked(flatRecord(identity), columns.value);
  const save = (extension: string, type: string, text: string): void =>
    download(`identikit-${seed.replaceAll(/[^\w-]+/g, "_")}.${extension}`, type, text);
  csvButton.addEventListener("click", () => save("csv", "text/csv", `\ufeff${toCsv(people.map(flat), true)}`));
  jsonButton.addEventListener("click", () =>
    save(
      "json",
      "application/json",
      JSON.stringify(people.map(columns.value === "" ? plainRecord : flat), undefined, 2),
    ),
  );
  const enableFiles = (enabled: boolean): void => {
    csvButton.disabled = !enabled;
    jsonButton.disabled = !enabled;
  };

  return {
    clear() {
      call.abort();
      container.hidden = true;
      container.replaceChildren();
      enableFiles(false);
    },
    async draw(client, query) {
      call.abort();
      call = new AbortController();
      const { signal } = call;
      const count = Number(counts.value);
      const table = createPeopleTable(
        `People 0 to ${count - 1} of the seed ${query.seed}, as of ${query.reference_date}`,
      );
      const received: Identity[] = [];
      const request = { template: requestOf(query), count };
      for await (const { identities } of client.streamIdentities(request, { signal })) {
        if (received.length === 0) {
          const region = element("div", { role: "region", tabindex: 0, "aria-label": `${count} people` }, table.table);
          container.replaceChildren(region);
          container.hidden = false;
        }
        received.push(...identities);
        table.add(identities);
      }
      people = received;
      seed = query.seed ?? "";
      enableFiles(true);
      announce(`Drew ${received.length} people.`);
    },
  };
}

/** The fields that a list names, in its order; all if it is empty. */
function picked(record: object, list: string): object {
  const names = namesIn(list);
  const entries: readonly (readonly [string, unknown])[] = Object.entries(record);
  return names.length === 0
    ? record
    : Object.fromEntries(names.flatMap((name) => entries.filter(([field]) => field === name)));
}

import type { Identity } from "../gen/identity/v1/identity_pb.ts";
import { announce } from "./copy.ts";
import { csv } from "./csv.ts";
import { download } from "./download.ts";
import { byId, element } from "./element.ts";
import { createManyTable } from "./many.ts";
import { plainRecord } from "./record.ts";
import type { Service } from "./service.ts";
import { requestOf, type Wish } from "./wish.ts";

const COUNT = 20;

/** The table of people of one seed, and its files. */
export interface ManySection {
  /** Streams the people of a wish into the table; throws what the service refuses. */
  draw(service: Service, wish: Wish): Promise<void>;
  /** Takes the table away, and gives up the stream that fills it. */
  clear(): void;
}

export function createManySection(): ManySection {
  const place = byId("many-table", HTMLElement);
  const buttons = [byId("many-csv", HTMLButtonElement), byId("many-json", HTMLButtonElement)] as const;
  let people: Identity[] = [];
  let seed = "";
  let running = new AbortController();
  const save = (extension: string, type: string, text: string): void =>
    download(`identikit-${seed.replaceAll(/[^\w-]+/g, "_")}.${extension}`, type, text);
  const records = () => people.map(plainRecord);
  buttons[0].addEventListener("click", () => save("csv", "text/csv", csv(records())));
  buttons[1].addEventListener("click", () => save("json", "application/json", JSON.stringify(records(), undefined, 2)));

  return {
    clear() {
      running.abort();
      place.hidden = true;
      place.replaceChildren();
      for (const button of buttons) button.disabled = true;
    },
    async draw(service, wish) {
      running.abort();
      running = new AbortController();
      const { signal } = running;
      const many = createManyTable(`People 0 to ${COUNT - 1} of the seed ${wish.seed}, as of ${wish.referenceDate}`);
      const drawn: Identity[] = [];
      const request = { template: requestOf(wish), count: COUNT };
      for await (const { identities } of service.streamIdentities(request, { signal })) {
        if (drawn.length === 0) {
          const region = element("div", { role: "region", tabindex: 0, "aria-label": "Twenty people" }, many.table);
          place.replaceChildren(region);
          place.hidden = false;
        }
        drawn.push(...identities);
        many.add(identities);
      }
      people = drawn;
      seed = wish.seed;
      for (const button of buttons) button.disabled = false;
      announce(`Drew ${drawn.length} people.`);
    },
  };
}

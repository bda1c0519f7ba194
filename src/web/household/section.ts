import { HouseholdKind } from "../../gen/identity/v1/identity_pb.ts";
import { announce } from "../dom/copy.ts";
import { byId, element } from "../dom/element.ts";
import type { ServiceClient } from "../request/client.ts";
import { type Query, requestOf } from "../request/fields.ts";
import { familyTree } from "./tree.ts";

const kinds: ReadonlyMap<string, HouseholdKind> = new Map(
  Object.entries(HouseholdKind).flatMap(([name, kind]) => (typeof kind === "number" ? [[name, kind] as const] : [])),
);

/** The household of the person's seed. */
interface HouseholdSection {
  /** Draws the household of a query, which must have a seed, with the kind selected; throws what the call throws. */
  draw(client: ServiceClient, query: Query): Promise<void>;
  /** Shows why there is no household. */
  showError(message: string): void;
  /** Removes the household and cancels the call for it. */
  clear(): void;
}

/** `onDraw` is called when a household is requested. */
export function createHouseholdSection(onDraw: () => void): HouseholdSection {
  const tree = byId("household-tree", HTMLElement);
  const kind = byId("household-kind", HTMLSelectElement);
  byId("household-draw", HTMLButtonElement).addEventListener("click", onDraw);
  kind.addEventListener("change", () => {
    if (!tree.hidden) onDraw();
  });
  let call = new AbortController();

  return {
    showError(message) {
      tree.replaceChildren(element("p", { role: "alert" }, message));
      tree.hidden = false;
    },
    clear() {
      call.abort();
      tree.hidden = true;
      tree.replaceChildren();
    },
    async draw(client, query) {
      call.abort();
      call = new AbortController();
      const request = {
        // A household has no rule to break.
        template: requestOf({ ...query, violate: [] }),
        kind: kinds.get(kind.value.toUpperCase()) ?? HouseholdKind.UNSPECIFIED,
      };
      const { members } = await client.generateHousehold(request, { signal: call.signal });
      tree.replaceChildren(...familyTree(members));
      tree.hidden = false;
      announce(members.length === 1 ? "Drew a household of one." : `Drew a household of ${members.length} people.`);
    },
  };
}

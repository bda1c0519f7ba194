import { HouseholdKind, type Member, Relation } from "../../gen/identity/v1/identity_pb.ts";
import { announce } from "../dom/copy.ts";
import { byId, element } from "../dom/element.ts";
import { avatar } from "../person/avatar.ts";
import { languageOf } from "../person/country.ts";
import { summaryOf } from "../person/fields.ts";
import type { ServiceClient } from "../request/client.ts";
import { type Query, requestOf } from "../request/fields.ts";

const kinds: ReadonlyMap<string, HouseholdKind> = new Map(
  Object.entries(HouseholdKind).flatMap(([name, kind]) => (typeof kind === "number" ? [[name, kind] as const] : [])),
);

interface HouseholdSection {
  /** Draws the household of a query with a seed, of the selected kind. Throws what the call throws. */
  draw(client: ServiceClient, query: Query): Promise<void>;
  showError(message: string): void;
  /** Removes the household and cancels the call for it. */
  clear(): void;
}

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
        // Households do not break rules.
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

const relations: ReadonlyMap<Relation, string> = new Map([
  [Relation.FIRST, "First member"],
  [Relation.PARTNER, "Partner"],
  [Relation.CHILD, "Child"],
  [Relation.PARENT, "Parent"],
  [Relation.SIBLING, "Sibling"],
  [Relation.PARENT_IN_LAW, "Parent of the partner"],
  [Relation.FLATMATE, "Flatmate"],
  [Relation.CHILD_IN_LAW, "Daughter-in-law"],
]);

const generations = [
  { title: "Parents", relations: [Relation.PARENT, Relation.PARENT_IN_LAW] },
  { title: "First member", relations: [Relation.FIRST, Relation.PARTNER, Relation.SIBLING, Relation.FLATMATE] },
  { title: "Children", relations: [Relation.CHILD, Relation.CHILD_IN_LAW] },
] as const;

/** A household as rows of generations, with partners side by side. */
function familyTree(members: readonly Member[]): readonly HTMLElement[] {
  return generations.flatMap(({ title, relations: of }) => {
    const row = members.filter(({ relation }) => of.some((known) => known === relation));
    if (row.length === 0) return [];
    return [element("ul", { class: "generation", "aria-label": title }, ...couplesOf(row).map(couple))];
  });
}

/** Each member once, with the partner if in the row. */
function couplesOf(row: readonly Member[]): readonly (readonly Member[])[] {
  const isSecond = ({ id, partner }: Member): boolean =>
    partner !== 0 && partner < id && row.some((m) => m.id === partner);
  return row
    .filter((member) => !isSecond(member))
    .map((member) => [member, ...row.filter((other) => other.id !== member.id && other.partner === member.id)]);
}

function couple(members: readonly Member[]): HTMLElement {
  return element("li", { class: members.length > 1 ? "couple" : undefined }, ...members.map(card));
}

function card({ identity, relation, livesHere }: Member): HTMLElement {
  if (identity === undefined) return element("div");
  const about = [relations.get(relation) ?? "", livesHere ? "" : `lives elsewhere in ${identity.address?.city}`];
  return element(
    "div",
    { class: "member" },
    avatar(identity, 56),
    element(
      "div",
      {},
      element("p", { class: "member-name", lang: languageOf(identity) }, identity.name),
      element("p", {}, summaryOf(identity)),
      element("p", { class: "label" }, about.filter((text) => text !== "").join(", ")),
    ),
  );
}

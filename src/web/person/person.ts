import type { CountryInfo, FieldInfo, GenerateIdentityResponse, Identity } from "../../gen/identity/v1/identity_pb.ts";
import { copyButton } from "../dom/copy.ts";
import { element } from "../dom/element.ts";
import { highlightJson } from "../dom/highlight.ts";
import { sourceBlock } from "../dom/source-block.ts";
import { tabs } from "../dom/tabs.ts";
import { avatar } from "./avatar.ts";
import { countryLabel, languageOf } from "./country.ts";
import { columnsOf, type Field, inSentence, summaryOf } from "./fields.ts";
import { guilloche } from "./guilloche.ts";
import { createBadges } from "./provenance.ts";
import { plainRecord } from "./record.ts";

/** Returns the function that makes the content of the article about a person; `countries` has the provenances. */
export function createPersonView(): (
  response: GenerateIdentityResponse,
  identity: Identity,
  countries: readonly CountryInfo[],
) => Node[] {
  const createBadge = createBadges();
  /** The tab that was selected last, which the next person keeps. */
  let selectedTab = 0;

  return (response, identity, countries) => {
    const infos = countries.find(({ name }) => name === identity.address?.country)?.fields ?? [];
    const labelled: Labelled = (label, path) => {
      const info = fieldInfo(infos, path);
      const badge = info === undefined ? [] : [" ", createBadge(inSentence(label), path, info)];
      return element("span", { class: "label" }, label, ...badge);
    };
    const views = tabs(
      "View of the person",
      [
        { id: "view-fields", caption: "Record", panel: fieldsPanel(identity, labelled) },
        { id: "view-json", caption: "JSON", panel: jsonPanel(identity) },
      ],
      selectedTab,
      (index) => {
        selectedTab = index;
      },
    );
    return [
      element("div", { class: "backdrop" }, guilloche(response.seed)),
      element(
        "header",
        {},
        avatar(identity, 168),
        nameBlock(identity, labelled),
        views.list,
        element("p", { class: "specimen", "aria-hidden": "true" }, "Specimen"),
      ),
      ...views.panels,
      footer(response),
    ];
  };
}

/** A field's label with its provenance. */
type Labelled = (label: string, path: string) => HTMLElement;

/** The provenance of a field, or of the object that it is part of. */
function fieldInfo(infos: readonly FieldInfo[], path: string): FieldInfo | undefined {
  return infos.find(({ field }) => field === path || path.startsWith(`${field}.`));
}

function nameBlock(identity: Identity, labelled: Labelled): HTMLElement {
  return element(
    "div",
    { class: "identity" },
    element("p", { class: "person-country" }, ...countryLabel(identity)),
    element(
      "div",
      { class: "name" },
      element("h2", { id: "person-name", lang: languageOf(identity) }, identity.name),
      copyButton("name", () => identity.name),
    ),
    element("p", { class: "summary" }, summaryOf(identity)),
    element(
      "p",
      { class: "name-fields" },
      labelled("Name", "name"),
      labelled("Gender", "gender"),
      labelled("Picture", "photo_url"),
    ),
  );
}

function fieldsPanel(identity: Identity, labelled: Labelled): HTMLElement {
  const columns = columnsOf(identity).map((groups) =>
    groups.map(({ title, fields }) =>
      element(
        "section",
        {},
        element("h3", {}, title),
        element("dl", {}, ...fields.map((field) => fieldEntry(field, labelled))),
      ),
    ),
  );
  return element("div", { class: "columns" }, ...columns.map((groups) => element("div", {}, ...groups)));
}

function fieldEntry(field: Field, labelled: Labelled): HTMLElement {
  const { label, path, text, secondary = "", copied = text, language, mono, halfWidth } = field;
  return element(
    "div",
    { class: halfWidth ? "half-width" : undefined },
    element("dt", {}, labelled(label, path)),
    element(
      "dd",
      {},
      element("span", { class: mono ? "value mono" : "value", lang: language }, ...breakable(text)),
      ...(secondary === "" ? [] : [" ", element("span", { class: "secondary", lang: language }, secondary)]),
      copyButton(inSentence(label), () => copied),
    ),
  );
}

/** Lets an e-mail address that is too long for its line break before the at sign. */
function breakable(text: string): (Node | string)[] {
  const at = text.indexOf("@");
  return at === -1 ? [text] : [text.slice(0, at), element("wbr"), text.slice(at)];
}

function jsonPanel(identity: Identity): HTMLElement {
  const text = element(
    "pre",
    { tabindex: 0, role: "region", "aria-label": "The person as JSON" },
    ...highlightJson(JSON.stringify(plainRecord(identity), undefined, 2)),
  );
  return element("div", {}, sourceBlock(text, "JSON", "As POST /generate answers"));
}

/** What draws this person again. */
function footer({ seed, referenceDate, dataVersion }: GenerateIdentityResponse): HTMLElement {
  const entry = (label: string, text: string): HTMLElement =>
    element("div", {}, element("dt", { class: "label" }, label), element("dd", { class: "mono" }, text));
  return element(
    "footer",
    {},
    element("dl", {}, entry("Seed", seed), entry("As of", referenceDate), entry("Data", dataVersion)),
    copyButton("link to this person", () => location.href, "Copy link"),
  );
}

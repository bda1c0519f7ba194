import type {
  CountryInfo,
  FieldInfo,
  GenerateIdentityResponse,
  Identity,
  Rule,
} from "../../gen/identity/v1/identity_pb.ts";
import { copyButton } from "../dom/copy.ts";
import { element } from "../dom/element.ts";
import { highlightJson } from "../dom/highlight.ts";
import { sourceBlock } from "../dom/source-block.ts";
import { tabs } from "../dom/tabs.ts";
import { avatar, savedPicture } from "./avatar.ts";
import { countryLabel, languageOf } from "./country.ts";
import {
  type Broken,
  brokenFields,
  columnsOf,
  type FieldGroup,
  furtherColumnsOf,
  inSentence,
  type ShownField,
  summaryOf,
} from "./fields.ts";
import { guilloche } from "./guilloche.ts";
import { createBadges } from "./provenance.ts";
import { plainRecord } from "./record.ts";
import { rulesPanel, type Verify } from "./rules.ts";

interface Background {
  readonly countries: readonly CountryInfo[];
  /** Of the person's country; only needed for broken rules. */
  readonly rules: readonly Rule[];
  readonly verify: Verify;
  readonly get: string;
}

/** Returns a function that makes the content of a person's article. */
export function createPersonView(): (
  response: GenerateIdentityResponse,
  identity: Identity,
  background: Background,
) => Node[] {
  const createBadge = createBadges();
  /** The tab selected last, kept for the next person. */
  let selectedTab = 0;

  return (response, identity, { countries, rules, verify, get }) => {
    const broken = brokenFields(identity, rules);
    const checks = rulesPanel(identity, verify);
    const infos = countries.find(({ name }) => name === identity.address?.country)?.fields ?? [];
    const labelled: Labelled = (label, path) => {
      const info = fieldInfo(infos, path);
      const badge = info === undefined ? [] : [" ", createBadge(inSentence(label), path, info)];
      return element("span", { class: "label" }, label, ...badge, ...brokenMark(broken, path));
    };
    const views = tabs(
      "View of the person",
      [
        { id: "view-fields", caption: "Record", panel: fieldsPanel(identity, labelled, broken) },
        { id: "view-json", caption: "JSON", panel: jsonPanel(identity) },
        { id: "view-rules", caption: "Rules", panel: checks.panel },
      ],
      selectedTab,
      (index) => {
        selectedTab = index;
        if (index === RULES) checks.open();
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
      footer(response, get),
    ];
  };
}

/** Index of the tab that is filled when opened. */
const RULES = 2;

type Labelled = (label: string, path: string) => HTMLElement;

/** The provenance of a field, or of the object around it. */
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
      savedPicture(identity, "SVG", ""),
      savedPicture(identity, "PNG", ".png"),
    ),
  );
}

function fieldsPanel(identity: Identity, labelled: Labelled, broken: Broken): HTMLElement {
  const columnsElement = (columns: readonly (readonly FieldGroup[])[]): HTMLElement[] =>
    columns.length === 0
      ? []
      : [element("div", { class: "columns" }, ...columns.map((groups) => groupColumn(groups, labelled, broken)))];
  const shown = [columnsOf, furtherColumnsOf].map((columns) => columns(plainRecord(identity), languageOf(identity)));
  return element("div", {}, ...shown.flatMap(columnsElement));
}

function groupColumn(groups: readonly FieldGroup[], labelled: Labelled, broken: Broken): HTMLElement {
  const sections = groups.map(({ title, fields }) =>
    element(
      "section",
      {},
      element("h3", {}, title),
      element("dl", {}, ...fields.map((field) => fieldEntry(field, labelled, broken))),
    ),
  );
  return element("div", {}, ...sections);
}

function brokenMark(broken: Broken, path: string): HTMLElement[] {
  const rules = broken(path);
  return rules.length === 0
    ? []
    : [element("span", { class: "broken-mark", title: rules.join(", ") }, "broken on purpose")];
}

function fieldEntry(field: ShownField, labelled: Labelled, broken: Broken): HTMLElement {
  const { label, path, text, secondary, copied, language, mono, halfWidth } = field;
  const isBroken = broken(path).length > 0;
  const classes = [halfWidth && !isBroken ? "half-width" : "", isBroken ? "broken" : ""].join(" ").trim();
  return element(
    "div",
    { class: classes === "" ? undefined : classes },
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

function footer({ seed, referenceDate, dataVersion }: GenerateIdentityResponse, get: string): HTMLElement {
  const entry = (label: string, text: string): HTMLElement =>
    element("div", {}, element("dt", { class: "label" }, label), element("dd", { class: "mono" }, text));
  return element(
    "footer",
    {},
    element("dl", {}, entry("Seed", seed), entry("As of", referenceDate), entry("Data", dataVersion)),
    element(
      "p",
      { class: "links" },
      element("a", { href: get }, "GET"),
      copyButton("GET address of this person", () => get, "Copy GET"),
      copyButton("link to this person", () => location.href, "Copy link"),
    ),
    element(
      "p",
      { class: "label" },
      "GET is the address that answers with this person as JSON; the link opens this page with it.",
    ),
  );
}

import type { CountryInfo, GenerateIdentityResponse, Identity } from "../gen/identity/v1/identity_pb.ts";
import { copyButton } from "./copy.ts";
import { countryOfName } from "./countries.ts";
import { element } from "./element.ts";
import { columnsOf, type Field, languageOf, spoken, summaryOf } from "./fields.ts";
import { flag } from "./flag.ts";
import { framed } from "./framed.ts";
import { colouredJson } from "./highlight.ts";
import { portrait } from "./portrait.ts";
import { badge, fieldInfo } from "./provenance.ts";
import { plainRecord } from "./record.ts";
import { rosette } from "./rosette.ts";
import { tabs } from "./tabs.ts";

/** The tab that is shown, which the next person keeps. */
let view = 0;

/** A person with all that the page can say of them, as the content of their sheet. */
export function personSheet(
  drawn: GenerateIdentityResponse,
  identity: Identity,
  rules: readonly CountryInfo[],
): Node[] {
  const country = countryOfName(identity.address?.country ?? "");
  const info = rules.find(({ country: number }) => number === country?.number);
  const json = JSON.stringify(plainRecord(identity), undefined, 2);

  const fields = element(
    "div",
    { class: "columns" },
    ...columnsOf(identity).map((groups) =>
      element(
        "div",
        {},
        ...groups.map(({ title, fields }) =>
          element(
            "section",
            {},
            element("h3", {}, title),
            element("dl", {}, ...fields.map((field) => fieldEntry(field, info))),
          ),
        ),
      ),
    ),
  );
  const text = element(
    "pre",
    { tabindex: 0, role: "region", "aria-label": "The person as JSON" },
    ...colouredJson(json),
  );
  const source = element("div", {}, framed(text, "JSON", "As POST /generate answers"));
  const views = tabs(
    "How to show the person",
    [
      { id: "view-fields", caption: "Record", panel: fields },
      { id: "view-json", caption: "JSON", panel: source },
    ],
    view,
    (shown) => {
      view = shown;
    },
  );

  const stamp = element("p", { class: "specimen", "aria-hidden": "true" }, "Specimen");
  return [
    element("div", { class: "backdrop" }, rosette(drawn.seed)),
    element("header", {}, portrait(identity, 168), nameBlock(identity, country?.code ?? "", info), views.list, stamp),
    ...views.panels,
    footer(drawn),
  ];
}

function nameBlock(identity: Identity, code: string, info: CountryInfo | undefined): HTMLElement {
  const language = languageOf(identity);
  const name = element("h2", { id: "person-name", lang: language }, identity.name);
  const marks = (["name", "gender", "photo_url"] as const).map((path) => {
    const label = { name: "Name", gender: "Gender", photo_url: "Picture" }[path];
    return labelled(label, path, info);
  });
  return element(
    "div",
    { class: "who" },
    element("p", { class: "from" }, flag(code), identity.address?.country ?? ""),
    element(
      "div",
      { class: "name" },
      name,
      copyButton("name", () => identity.name),
    ),
    element("p", { class: "summary" }, summaryOf(identity)),
    element("p", { class: "marks" }, ...marks),
  );
}

function labelled(label: string, path: string, info: CountryInfo | undefined): HTMLElement {
  const about = fieldInfo(info, path);
  return element("span", { class: "label" }, label, ...(about === undefined ? [] : [" ", badge(label, about)]));
}

function fieldEntry(field: Field, info: CountryInfo | undefined): HTMLElement {
  const { label, path, text, aside = "", copied = text, language, typed, half } = field;
  const value = element("span", { class: typed ? "value typed" : "value", lang: language }, ...breakable(text));
  return element(
    "div",
    { class: half ? "half" : undefined },
    element("dt", {}, labelled(label, path, info)),
    element(
      "dd",
      {},
      value,
      ...(aside === "" ? [] : [" ", element("span", { class: "aside", lang: language }, aside)]),
      copyButton(spoken(label), () => copied),
    ),
  );
}

/** An address that is too long for its line goes on before the at sign. */
function breakable(text: string): (Node | string)[] {
  const at = text.indexOf("@");
  return at === -1 ? [text] : [text.slice(0, at), element("wbr"), text.slice(at)];
}

/** What draws this person again. */
function footer({ seed, referenceDate, dataVersion }: GenerateIdentityResponse): HTMLElement {
  const entry = (label: string, text: string): HTMLElement =>
    element("div", {}, element("dt", { class: "label" }, label), element("dd", { class: "typed" }, text));
  return element(
    "footer",
    {},
    element("dl", {}, entry("Seed", seed), entry("As of", referenceDate), entry("Data", dataVersion)),
    copyButton("link to this person", () => location.href, "Copy link"),
  );
}

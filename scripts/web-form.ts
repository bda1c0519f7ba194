import type { Field, Shape } from "../src/schema/field.ts";
import { years } from "../src/schema/person-request.ts";
import { householdRequest } from "../src/schema/request.ts";
import { queryFields } from "../src/web/request/fields.ts";
import { defaultQuery } from "../src/web/request/query.ts";

/** How the form shows a field. What is left out follows from the field's name and kind. */
interface Look {
  readonly label?: string;
  /** Beside the label, smaller. */
  readonly note?: string;
  /** How messages about it begin. */
  readonly caption?: string;
  readonly placeholder?: string;
  /** Captions of words, or of those that a list begins with; the others follow as they are. */
  readonly words?: Readonly<Record<string, string>>;
  /** Caption of the choice that sets nothing. */
  readonly none?: string;
  readonly wide?: boolean;
  /** More attributes of the control. */
  readonly attributes?: string;
  /** Markup below the control. */
  readonly below?: string;
}

/** The fields in the order of the form; others follow them. */
const looks: Readonly<Record<string, Look>> = {
  gender: { words: { random: "Any", female: "Woman", male: "Man" } },
  min_age: { label: "from", caption: "“From”" },
  max_age: { label: "to", caption: "“To”" },
  city: {
    note: "needs a country, as do state and postcode",
    wide: true,
    attributes: 'list="city-suggestions"',
  },
  state: {},
  postal_code: { label: "Postcode", placeholder: "or its start" },
  born_from: { caption: "“Born from”" },
  born_to: { caption: "“Born to”" },
  card_brand: { caption: "The brand" },
  blood_type: { label: "Blood group" },
  phone_range: { none: "Default", words: { valid: "Valid for libphonenumber" } },
  script: { none: "Default" },
  extra: {
    label: "Further values",
    note: "names, separated by commas",
    caption: "The list",
    placeholder: "company.name, color.human",
    wide: true,
    below: '<small class="label-note"><a href="extras.html">All names, with examples</a></small>',
  },
  details: { label: "Parts of name, address and card", caption: "This", wide: true },
  violate: {
    label: "Broken on purpose",
    note: "a rule that the person breaks",
    caption: "The choice",
    none: "None",
    words: { any: "Any rule" },
    wide: true,
  },
  seed: { placeholder: "any text" },
  reference_date: { caption: "The date" },
  protocol: { words: { connect: "Connect", "grpc-web": "gRPC-Web" } },
};

const householdCaptions = { any: "By the census", multigeneration: "Generations", shared: "Shared flat" };

/**
 * The document with the controls of the fields: in the place of `<!-- control seed -->` that of the seed, of
 * `<!-- label seed -->` the control in its label, of `<!-- error seed -->` what is wrong with it, and of `<!-- exact -->`
 * all fields that have no place of their own. In the place of `<!-- household kinds -->` are those of households.
 */
export function withControls(page: string, shape: Shape = queryFields): string {
  const placed = new Set([
    "country",
    ...[...page.matchAll(/<!-- (?:control|label) (\w+) -->/g)].map(([, name = ""]) => name),
  ]);
  const names = [...new Set([...Object.keys(looks), ...Object.keys(shape)])];
  return page
    .replace(/<!-- (control|label|error) (\w+) -->/g, (_, part: string, name: string) => {
      const field = shape[name];
      if (field === undefined) throw new Error(`the form has a place for ${name}, which is no field`);
      if (part === "error") return errorOf(name);
      const control = controlOf(name, field);
      return part === "control" ? control : `<label><span>${labelOf(name)}</span> ${control}</label>`;
    })
    .replace("<!-- household kinds -->", options(householdRequest.kind.words, householdCaptions))
    .replace(
      "<!-- exact -->",
      names.flatMap((name) => (shape[name] === undefined || placed.has(name) ? [] : row(name, shape[name]))).join("\n"),
    );
}

const idOf = (name: string): string => name.replaceAll("_", "-");
const plain = (name: string): string => name.replaceAll("_", " ");
const sentence = (name: string): string => plain(name).replace(/^./, (first) => first.toUpperCase());
const labelOf = (name: string): string => looks[name]?.label ?? sentence(name);

function row(name: string, field: Field): string {
  const { note, wide = false, below = "" } = looks[name] ?? {};
  const control = controlOf(name, field);
  const beside = note === undefined ? "" : ` <span class="label-note">${note}</span>`;
  const labelled =
    field.kind === "flag"
      ? `<label class="check">${control} <span>${labelOf(name)}</span></label>`
      : `<label class="label" for="${idOf(name)}">${labelOf(name)}${beside}</label>\n${control}`;
  return `<div${wide ? "" : ' class="half"'}>\n${labelled}\n${errorOf(name)}\n${below}</div>`;
}

function errorOf(name: string): string {
  const caption = looks[name]?.caption ?? `The ${labelOf(name).toLowerCase()}`;
  return `<p id="${idOf(name)}-error" class="field-error" data-caption="${caption}"></p>`;
}

function controlOf(name: string, field: Field): string {
  const { placeholder, words = {}, none, attributes = "" } = looks[name] ?? {};
  const id = `id="${idOf(name)}" aria-describedby="${idOf(name)}-error" ${attributes}`;
  const input = (type: string, more: string, hint = placeholder): string =>
    `<input ${id} type="${type}" ${more}${hint === undefined ? "" : ` placeholder="${hint}"`} />`;
  const free = 'autocomplete="off" spellcheck="false"';
  switch (field.kind) {
    case "word":
      return isRequired(name) ? radios(name, words) : select(id, none, field.words, words);
    case "words":
      if (none !== undefined) return select(id, none, Object.keys(words), words);
      return input("text", `${free} autocapitalize="off" maxlength="${field.most * LONGEST_NAME}"`);
    case "text":
      return input(
        "text",
        `${free}${field.mayBe === "spaces" ? ' autocapitalize="off"' : ""} maxlength="${field.most}"`,
      );
    case "day": {
      const { first, last } = field.years ?? years;
      return input("date", `min="${first}-01-01" max="${last}-12-31"`);
    }
    case "whole":
      return input(
        "number",
        `inputmode="numeric" min="${field.min}" max="${field.max}" step="1"`,
        String(field.usual ?? ""),
      );
    case "flag":
      return input("checkbox", "");
  }
}

/** Whether one of the words is always set. */
const isRequired = (name: string): boolean => name in defaultQuery;

/** Characters of the longest name in a list, with a comma. */
const LONGEST_NAME = 50;

function radios(name: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words)
    .map(([word, caption]) => {
      const checked = word === Reflect.get(defaultQuery, name) ? " checked" : "";
      return `<label><input type="radio" name="${name}" value="${word}"${checked} /><span>${caption}</span></label>`;
    })
    .join("\n");
}

function select(
  attributes: string,
  none = "Any",
  words: readonly string[],
  captions: Readonly<Record<string, string>>,
): string {
  return `<select ${attributes}><option value="">${none}</option>${options(words, captions)}</select>`;
}

function options(words: readonly string[], captions: Readonly<Record<string, string>>): string {
  return words.map((word) => `<option value="${word}">${captions[word] ?? sentence(word)}</option>`).join("");
}

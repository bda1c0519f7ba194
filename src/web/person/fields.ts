import { Gender, type Identity } from "../../gen/identity/v1/identity_pb.ts";
import { type Columns, columns, detailsColumns, type Look, placed } from "./layout.ts";

/** One value of a person as the page shows it. */
export interface Field extends Pick<Look, "label" | "path" | "mono" | "halfWidth"> {
  readonly text: string;
  /** Shown after the text, smaller; may be empty. */
  readonly secondary: string;
  /** What the copy button copies. */
  readonly copied: string;
  /** BCP 47 tag of the text, if not English. */
  readonly language?: string;
}

export type FieldGroup = Columns<Field>[number][number];

/** The fields of a plain record below the name, in three columns; its name and address are in a language. */
export function columnsOf(record: object, language: string): Columns<Field> {
  return shown(columns, (look) => [fieldOf(record, language, look)]);
}

/** What the request asked for besides the record, and fields that have no place yet, in columns; none without any. */
export function furtherColumnsOf(record: object, language: string): Columns<Field> {
  const extras = Object.entries(Object(at(record, "extra"))).map(([label, value]) => {
    const text = String(value);
    return { label, path: `extra.${label}`, text, secondary: "", copied: text };
  });
  const others = leavesWithoutPlace(record).map((path) => fieldOf(record, language, { label: labelOf(path), path }));
  const fields = [...others, ...extras];
  const values = fields.length === 0 ? [] : [{ title: "Further values", fields }];
  if (at(record, "details") === undefined) return values.length === 0 ? [] : [values];
  const details = shown(detailsColumns, (look) => {
    const field = fieldOf(record, language, look);
    return field.text === "" ? [] : [field];
  });
  return [...details.slice(0, -1), [...(details.at(-1) ?? []), ...values]];
}

/** The paths of values that the layout of the page does not know. */
function leavesWithoutPlace(part: object, prefix = ""): readonly string[] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    const path = prefix + name;
    if (placed.has(path)) return [];
    const holdsOthers = typeof value === "object" && value !== null && !Array.isArray(value);
    return holdsOthers ? leavesWithoutPlace(value, `${path}.`) : [path];
  });
}

/** `Time zone` of `details.time_zone`. */
function labelOf(path: string): string {
  const name = path.slice(path.lastIndexOf(".") + 1).replaceAll("_", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function shown(of: Columns<Look>, fieldsOf: (look: Look) => readonly Field[]): Columns<Field> {
  return of.map((groups) => groups.map(({ title, fields }) => ({ title, fields: fields.flatMap(fieldsOf) })));
}

function fieldOf(record: object, language: string, look: Look): Field {
  const { path, text = `{${path}}`, secondary = [], isLocal = false, inFours = false, ...rest } = look;
  const copied = filled(text, record);
  const others = secondary.map((template) => filled(template, record)).filter((one) => one !== "" && one !== copied);
  return {
    ...rest,
    path,
    text: inFours ? copied.replace(/(.{4})(?=.)/g, "$1 ") : copied,
    secondary: others.join(" · "),
    copied,
    ...(isLocal ? { language } : {}),
  };
}

/** A text with the values at the paths in braces, lists in lines; empty if there is no such value. */
function filled(template: string, record: object): string {
  const paths = [...template.matchAll(/\{([\w.]+)\}/g)].map(([, path = ""]) => path);
  if (paths.some((path) => at(record, path) === undefined)) return "";
  return template.replace(/\{([\w.]+)\}/g, (_, path: string) => [at(record, path)].flat().join("\n"));
}

/** The value at a path of a record; undefined if it has none. */
function at(record: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (part, name) => (typeof part === "object" && part !== null ? Reflect.get(part, name) : undefined),
      record,
    );
}

/** Gender and age: `Woman, 34`. */
export function summaryOf({ gender, dob }: Identity): string {
  return `${gender === Gender.MALE ? "Man" : "Woman"}, ${dob?.age ?? ""}`;
}

/** A label in the middle of a sentence: abbreviations keep their capitals. */
export function inSentence(label: string): string {
  return label === label.toUpperCase() ? label : label.toLowerCase();
}

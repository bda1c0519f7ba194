import type { PersonName } from "../countries/bearer.ts";
import type { AnyNaming, NamePart, NameRow } from "../countries/name-row.ts";
import type { Workspace } from "../tables/workspace.ts";

/** The name that was drawn into a row, whose generator is at the stream of the name. */
export function personName(space: Workspace, row: NameRow, naming: AnyNaming, tables: unknown): PersonName {
  const { form, middle, kana } = naming;
  const { mail = form } = form;
  return {
    full: textIn(space, row, form.full),
    given: textIn(space, row, form.given),
    family: textIn(space, row, form.family),
    maternal: textIn(space, row, form.maternal ?? []),
    ...(middle && { middle: nativeText(space, middle(row, tables)) }),
    mailGiven: mailIn(space, row, mail.given),
    mailFamily: mailIn(space, row, mail.family),
    ...(kana && { kana: kana(row, tables) }),
  };
}

export function textIn(space: Workspace, { names }: Pick<NameRow, "names">, parts: readonly NamePart[]): string {
  let text = "";
  for (const { part, before } of parts) {
    const name = names[part]!;
    if (name !== 0) text += before + nativeText(space, name);
  }
  return text;
}

function mailIn(space: Workspace, { names }: Pick<NameRow, "names">, parts: readonly NamePart[]): string {
  let text = "";
  for (const { part, before } of parts) {
    const name = names[part]!;
    if (name !== 0) text += (before === "-" ? before : "") + mailText(space, name);
  }
  return text;
}

function nativeText({ memory: { bytes }, decoder }: Workspace, name: number): string {
  return name === 0 ? "" : decoder.utf8(bytes, name + 4, name + 4 + bytes[name]!);
}

function mailText({ memory: { bytes }, decoder }: Workspace, name: number): string {
  const end = name + 4 + bytes[name]!;
  const own = bytes[name + 2]!;
  return own > 0 ? decoder.ascii(bytes, end, end + own) : decoder.ascii(bytes, name + 4, end).toLowerCase();
}

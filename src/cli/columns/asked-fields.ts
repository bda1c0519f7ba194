import type { NamePart, NameParts } from "../../identity/details.ts";
import type { Identity } from "../../identity/identity.ts";
import { commonFields, type Field, type Kind, type Value } from "./fields.ts";
import { memberFields } from "./member-fields.ts";

/** The parts of records that a request adds to the fields of every record. */
export interface Asked {
  readonly details: boolean;
  /** Names of further values. */
  readonly extra: readonly string[];
  readonly violate: boolean;
}

function optional(path: string, of: (person: Identity) => Value, kind: Kind = "text"): Field {
  return { path, kind, isOptional: true, of };
}

const partNames = ["given", "middle", "family", "second_family", "patronymic"] as const;
const scripts = ["native", "latin", "kana"] as const;

function namePart(part: keyof NameParts & (typeof partNames)[number], script: keyof NamePart): Field {
  return optional(`details.name.${part}.${script}`, ({ details }) => details?.name[part]?.[script]);
}

/** The details, in their order. */
export const detailFields: readonly Field[] = [
  ...partNames.flatMap((part) => scripts.map((script) => namePart(part, script))),
  optional("details.name.latin_full", ({ details }) => details?.name.latin_full),
  optional("details.salutation", ({ details }) => details?.salutation),
  optional("details.envelope", ({ details }) => details?.envelope, "texts"),
  optional("details.location.latitude", ({ details }) => details?.location?.latitude, "decimal"),
  optional("details.location.longitude", ({ details }) => details?.location?.longitude, "decimal"),
  optional("details.time_zone", ({ details }) => details?.time_zone),
  optional("details.country_code", ({ details }) => details?.country_code),
  optional("details.subdivision_code", ({ details }) => details?.subdivision_code),
  optional("details.phone_e164", ({ details }) => details?.phone_e164),
  optional("details.card.number_spaced", ({ details }) => details?.card.number_spaced),
  optional("details.card.expires_on", ({ details }) => details?.card.expires_on, "date"),
  optional("details.card.name_on_card", ({ details }) => details?.card.name_on_card),
  optional("details.card.network", ({ details }) => details?.card.network),
];

const violatedField = optional("violated", ({ violated }) => violated, "texts");

const EXTRA = "extra.";

function extraField(name: string): Field {
  return optional(EXTRA + name, ({ extra }) => extra?.[name]);
}

/** The fields of the records that a request gets, in their order. */
export function fieldsOf({ details, extra, violate }: Asked): readonly Field[] {
  return [
    ...commonFields,
    ...(details ? detailFields : []),
    ...[...new Set(extra)].map(extraField),
    ...(violate ? [violatedField] : []),
  ];
}

const byPath: ReadonlyMap<string, Field> = new Map(
  [...memberFields, ...commonFields, ...detailFields, violatedField].map((field) => [field.path, field]),
);

/** The field of a path that a request may get. Throws RangeError if there is none. */
export function fieldAt(path: string): Field {
  const field = path.startsWith(EXTRA) ? extraField(path.slice(EXTRA.length)) : byPath.get(path);
  if (field === undefined) throw new RangeError(`there is no field ${path}`);
  return field;
}

import type { DescField, DescMessage, MessageShape } from "@bufbuild/protobuf";
import { ScalarType } from "@bufbuild/protobuf";
import { FeatureSet_FieldPresence as Presence } from "@bufbuild/protobuf/wkt";
import { numbersOf } from "./request-fields.ts";

/**
 * Makes messages of plain objects with published field names; other fields are left out or at their default. The
 * descriptor is read once, as `create` is slow.
 */
export function messageWriter<Desc extends DescMessage>(desc: Desc): (plain: object) => MessageShape<Desc> {
  const fields = desc.fields.map((field) => ({ to: field.localName, from: field.name, convert: converterOf(field) }));
  return (plain) => {
    const message: Record<string, unknown> = { $typeName: desc.typeName };
    for (const { to, from, convert } of fields) message[to] = convert(Reflect.get(plain, from));
    // cast: it has the fields of the descriptor
    return message as MessageShape<Desc>;
  };
}

function converterOf(field: DescField): (plain: unknown) => unknown {
  switch (field.fieldKind) {
    case "message": {
      const messageOf = messageWriter(field.message);
      return (plain) => (plain === undefined ? undefined : messageOf(Object(plain)));
    }
    case "enum": {
      const numbers = numbersOf(field.enum);
      return (plain) => numbers[String(plain)] ?? 0;
    }
    case "list": {
      const itemOf = field.listKind === "message" ? messageWriter(field.message) : (item: unknown) => item;
      return (plain) => (Array.isArray(plain) ? plain.map((item) => itemOf(item)) : []);
    }
    case "map":
      return (plain) => ({ ...Object(plain) });
    case "scalar":
      return field.presence === Presence.EXPLICIT ? (plain) => plain : scalarOf(field.scalar);
  }
}

function scalarOf(scalar: ScalarType): (plain: unknown) => unknown {
  switch (scalar) {
    case ScalarType.STRING:
      return (plain) => plain ?? "";
    case ScalarType.BOOL:
      return (plain) => plain ?? false;
    case ScalarType.UINT64:
      return (plain) => BigInt(Number(plain ?? 0));
    default:
      return (plain) => plain ?? 0;
  }
}

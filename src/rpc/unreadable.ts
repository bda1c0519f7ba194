import { isUtf8 } from "node:buffer";
import type { DescMessage } from "@bufbuild/protobuf";
import { BinaryReader } from "@bufbuild/protobuf/wire";
import { Code, ConnectError } from "@connectrpc/connect";
import { messageLimits } from "../http/limits.ts";
import { countMembers } from "../http/message/json-body.ts";
import type { FaultReason } from "../schema/fault.ts";
import { meantFields, meantWord, suggestion } from "../schema/meant.ts";
import { householdRequest } from "../schema/request.ts";
import { Refusal } from "../service/refusal.ts";
import { elsewhere } from "../service/request.ts";
import { addViolation } from "./errors.ts";
import { enumNames, enums, pathIn } from "./request-fields.ts";

/** What protobuf-es (2.17.0) says of JSON that does not fit; the name at fault is in this text alone. */
const NAMES_FIELD = /^cannot decode (?:field \S+\.(\w+)|enum identity\.v1\.(\w+)(?:[^"]*"([^"]*)")?|.*key "([^"]+)")/;

const utf8 = new TextDecoder();

/** How JSON is read. Connect's serialization (2.2.0) takes a decoder, which the types of its handlers lack. */
export const jsonOptions = {
  ignoreUnknownFields: false,
  textDecoder: {
    decode(bytes: Uint8Array): string {
      if (!isUtf8(bytes)) throw malformed("The message must be JSON in UTF-8.");
      return utf8.decode(bytes);
    },
  },
};

/** The error of a message that cannot be parsed: it names the field at fault, and what is probably meant. */
export function unreadable(text: string, request: DescMessage): ConnectError {
  const [, field, type, word = "", key] = NAMES_FIELD.exec(text) ?? [];
  const refuse = (name: string, hint: string, reason: FaultReason): ConnectError =>
    addViolation(new ConnectError(text + hint, Code.InvalidArgument), name, text + hint, reason);
  if (field !== undefined) return refuse(field, "", "INVALID_TYPE");
  if (type !== undefined) {
    const [name = "", desc] = [...enums].find(([, { name }]) => name === type) ?? [];
    return refuse(name, suggestion(meantWords(name, desc?.sharedPrefix ?? "", word)), "UNKNOWN_VALUE");
  }
  if (key === undefined) return malformed(text);
  const advice = Object.entries(elsewhere).find(([other]) => other === key)?.[1];
  const hint = advice === undefined ? suggestion(meantFields(shapeOf(request), key)) : `; ${advice}`;
  return refuse(key, hint, "UNKNOWN_FIELD");
}

/** The fields that a message and its templates have. */
function shapeOf(request: DescMessage): typeof householdRequest {
  const fields = Object.entries(householdRequest).filter(([name]) => pathIn(request, name) !== undefined);
  // cast: some of its fields.
  return Object.fromEntries(fields) as typeof householdRequest;
}

/** The value of the schema that is meant by a word of a field: `COUNTRY_UK` by `gb` and by `COUNTRY_GB`. */
function meantWords(name: string, prefix: string, word: string): readonly string[] {
  const field = Object.entries(householdRequest).find(([own]) => own === name)?.[1];
  if (field?.kind !== "word") return [];
  const meant = meantWord(field, word.toLowerCase().startsWith(prefix) ? word.slice(prefix.length) : word);
  return meant === undefined ? [] : enumNames(name, meant);
}

/** Throws ConnectError if a large message would be too many objects: a million empty records have 2 MiB. */
export function refuseExcess(bytes: Uint8Array, isBinary: boolean): void {
  if (bytes.length <= messageLimits.largeBody) return;
  if (isBinary) refuseFields(bytes);
  else refuseMembers(bytes);
}

function refuseFields(bytes: Uint8Array): void {
  const { messageFields } = messageLimits;
  const reader = new BinaryReader(bytes);
  let fields = 0;
  try {
    for (; reader.pos < reader.len && fields <= messageFields; fields++) {
      const [field, type] = reader.tag();
      reader.skip(type, field);
    }
  } catch {
    // Malformed, which the parser refuses with what it finds.
    return;
  }
  if (fields > messageFields) throw malformed(`The message must not have more than ${messageFields} fields.`);
}

function refuseMembers(bytes: Uint8Array): void {
  try {
    countMembers(new TextDecoder().decode(bytes));
  } catch (error) {
    throw error instanceof Refusal ? malformed(error.message) : error;
  }
}

export function malformed(text: string): ConnectError {
  return addViolation(new ConnectError(text, Code.InvalidArgument), "", text, "INVALID_FORMAT");
}

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
import { enumNames, hasField } from "./field-names.ts";

/** Connect's messages about JSON that does not fit the schema, with the name of the field where they have one. */
const NAMES_FIELD = /^cannot decode (?:field \S+\.(\w+)|enum identity\.v1\.(\w+)(?:[^"]*"([^"]*)")?|.*key "([^"]+)")/;

/** Adds a BadRequest that names the field of a message that cannot be parsed, and what is probably meant. */
export function nameField(error: ConnectError, request: DescMessage): ConnectError {
  if (error.code !== Code.InvalidArgument || error.details.length > 0) return error;
  const [, field, type, word = "", key] = NAMES_FIELD.exec(error.rawMessage) ?? [];
  const name = type === undefined ? (field ?? key ?? "") : fieldOf(type);
  const meant = type === undefined ? meantFields(shapeOf(request), key ?? "") : meantWords(name, word);
  const known = Object.entries(elsewhere).find(([other]) => other === key)?.[1];
  const hint = known !== undefined ? `; ${known}` : field === undefined ? suggestion(meant) : "";
  Object.assign(error, { rawMessage: error.rawMessage + hint });
  return addViolation(error, name, error.rawMessage, reasonOf(field, type, key));
}

function reasonOf(field: string | undefined, type: string | undefined, key: string | undefined): FaultReason {
  if (type !== undefined) return "UNKNOWN_VALUE";
  if (key !== undefined) return "UNKNOWN_FIELD";
  return field === undefined ? "INVALID_FORMAT" : "INVALID_TYPE";
}

/** `card_brand` for the enum `CardBrand`. */
function fieldOf(type: string): string {
  const name = type.replace(/(?<=.)[A-Z]/g, "_$&").toLowerCase();
  return name === "household_kind" ? "kind" : name;
}

/** The fields that a message and its templates have. */
function shapeOf(request: DescMessage): typeof householdRequest {
  const fields = Object.entries(householdRequest).filter(([name]) => hasField(request, name));
  // cast: some of its fields.
  return Object.fromEntries(fields) as typeof householdRequest;
}

/** The value of the schema that is meant by a word: `COUNTRY_UK` by `gb` and by `COUNTRY_GB`. */
function meantWords(name: string, word: string): readonly string[] {
  const field = Object.entries(householdRequest).find(([own]) => own === name)?.[1];
  if (field?.kind !== "word") return [];
  const prefix = name === "kind" ? "household_kind_" : `${name}_`;
  const plain = word.toLowerCase().startsWith(prefix) ? word.slice(prefix.length) : word;
  const meant = meantWord(field, plain);
  return meant === undefined ? [] : enumNames(name, meant);
}

/** Throws if a large message would be too many objects: a million empty records have 2 MiB. */
export function refuseExcess(bytes: Uint8Array, isBinary: boolean): void {
  const { largeBody, messageFields } = messageLimits;
  if (bytes.length <= largeBody) return;
  if (!isBinary) {
    countJson(bytes);
    return;
  }
  const reader = new BinaryReader(bytes);
  for (let fields = 1; reader.pos < reader.len; fields++) {
    const [field, type] = reader.tag();
    reader.skip(type, field);
    if (fields > messageFields) throw excess(`The message must not have more than ${messageFields} fields.`);
  }
}

function countJson(bytes: Uint8Array): void {
  try {
    countMembers(new TextDecoder().decode(bytes));
  } catch (error) {
    throw error instanceof Refusal ? excess(error.message) : error;
  }
}

const excess = (message: string): ConnectError => new ConnectError(message, Code.InvalidArgument);

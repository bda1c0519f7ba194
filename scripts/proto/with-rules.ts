import { identity } from "../../src/schema/record.ts";
import type { RecordShape } from "../../src/schema/record-field.ts";
import { expressionOf } from "./cel.ts";
import { type Declaration, type Declared, declarationIn, declaredIn } from "./declarations.ts";
import { requests } from "./messages.ts";
import { type RequestFields, type Rule, rulesOfRecord, rulesOfRequest } from "./rules.ts";
import { IMPORT, withoutRules } from "./without-rules.ts";

/** The schema with the rules of `src/schema`, as protovalidate reads them, in the place of those that it has. */
export function withRules(proto: string): string {
  const plain = withoutRules(proto);
  const declared = declaredIn(plain);
  const rules = rulesIn(declared);
  let message = "";
  const lines = plain.split("\n").map((line) => {
    const [, begun] = /^message (\w+) \{/.exec(line) ?? [];
    if (begun !== undefined) {
      message = begun;
      return [line, ...expressionsOf(message, declared)].join("\n");
    }
    const { name } = declarationIn(line, message) ?? {};
    return written(line, rules.get(`${message}.${name}`) ?? []);
  });
  return lines.join("\n").replace(/^package .*\n\n/m, `$&${IMPORT}`);
}

/** The rules of the fields of a schema that have some, by names such as `GenerateIdentityRequest.seed`. */
export function rulesIn(declared: Declared): ReadonlyMap<string, readonly Rule[]> {
  return new Map([...requestRules(declared), ...recordRules(declared)]);
}

/** Of the fields of each request. */
function requestRules({ fields }: Declared): readonly (readonly [string, readonly Rule[]])[] {
  return fields.flatMap((declaration) => {
    const { message, name } = declaration;
    const request = requests[message];
    const field = request?.fields[name];
    if (field === undefined) return [];
    const isRequired = request?.required.includes(name) === true;
    return [[`${message}.${name}`, rulesOfRequest(field, declaration, isRequired)] as const];
  });
}

/** Likewise of a record to verify, and of the messages in it. */
function recordRules(
  declared: Declared,
  message = "Identity",
  shape: RecordShape = identity.fields,
): readonly (readonly [string, readonly Rule[]])[] {
  return declared.fields
    .filter((declaration) => declaration.message === message)
    .flatMap((declaration) => {
      const field = shape[declaration.name];
      if (field === undefined) throw new Error(`${message}.${declaration.name} is no field of a record.`);
      if (field.kind === "object") return recordRules(declared, declaration.type, field.fields);
      return [[`${message}.${declaration.name}`, rulesOfRecord(field, declaration)] as const];
    });
}

/** The options of a message that say the rules of a template which differ from those of its message. */
function expressionsOf(message: string, { fields, enums }: Declared): readonly string[] {
  const declarations = fields.filter((declaration) => declaration.message === message);
  const options = declarations.flatMap(({ name, type }) => {
    const field = requests[message]?.fields[name];
    if (field?.kind !== "message" || field.fields === undefined) return [];
    const inner = fields.filter((declaration) => declaration.message === type);
    return expressionsIn(`this.${name}`, field.fields, inner, enums);
  });
  return options.length === 0 ? [] : [...options, ""];
}

function expressionsIn(
  path: string,
  shape: RequestFields,
  declarations: readonly Declaration[],
  enums: Declared["enums"],
): readonly string[] {
  return declarations.flatMap((declaration) => {
    const field = shape[declaration.name];
    const rules = field === undefined ? [] : rulesOfRequest(field, declaration, false);
    const expression = expressionOf(`${path}.${declaration.name}`, rules, declaration, enums);
    if (expression === undefined) return [];
    return `  option (buf.validate.message).cel_expression = ${JSON.stringify(expression)};`;
  });
}

/** The declaration of a field with its rules, as `buf format` writes it. */
function written(line: string, rules: readonly Rule[]): string {
  const options = rules.flatMap(({ option, value }) =>
    (Array.isArray(value) ? value : [value]).map((one) => {
      const literal = option === "ignore" ? one : JSON.stringify(one);
      return `(buf.validate.field).${option} = ${literal}`;
    }),
  );
  if (options.length === 0) return line;
  if (options.length === 1) return line.replace(/;$/, ` [${options[0]}];`);
  return line.replace(/;$/, ` [\n${options.map((option) => `    ${option}`).join(",\n")}\n  ];`);
}

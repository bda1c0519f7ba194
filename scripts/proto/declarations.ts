/** A field as a message declares it. */
export interface Declaration {
  readonly message: string;
  readonly name: string;
  /** Its type, such as `string`, `uint32` or the name of a message. */
  readonly type: string;
  /** What stands before the type, if anything does. */
  readonly label: "optional" | "repeated" | undefined;
  readonly number: number;
}

/** The numbers of each enum, and the fields of each message, in a schema without options of fields. */
export interface Declared {
  readonly enums: ReadonlyMap<string, readonly number[]>;
  readonly fields: readonly Declaration[];
}

const field = /^ {2}(?:(?<label>optional|repeated) )?(?<type>map<.+>|\w+) (?<name>\w+) = (?<number>\d+);$/;

/** The field that a line of a message declares; undefined if it declares none. */
export function declarationIn(line: string, message: string): Declaration | undefined {
  const { name, type, label, number } = field.exec(line)?.groups ?? {};
  if (name === undefined || type === undefined) return undefined;
  const known = label === "optional" || label === "repeated" ? label : undefined;
  return { message, name, type, label: known, number: Number(number) };
}

/** What a schema as `buf format` writes it declares. Messages and enums are not nested. */
export function declaredIn(proto: string): Declared {
  const blocks = [...proto.matchAll(/^(message|enum) (\w+) \{\n(.*?)^\}$/gms)];
  const enums = blocks
    .filter(([, kind]) => kind === "enum")
    .map(([, , name = "", body = ""]) => [name, [...body.matchAll(/ = (\d+);/g)].map(([, n]) => Number(n))] as const);
  const fields = blocks
    .filter(([, kind]) => kind === "message")
    .flatMap(([, , message = "", body = ""]) => body.split("\n").flatMap((line) => declarationIn(line, message) ?? []));
  return { enums: new Map(enums), fields };
}

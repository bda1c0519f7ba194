import { type ParseErrorCode, printParseErrorCode, visit } from "jsonc-parser";

const causes: Readonly<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidSymbol: "a text or a name must be in double quotes, and any other value a number, true, false or null",
  InvalidNumberFormat: "a number is not complete",
  PropertyNameExpected: "a name in double quotes is missing",
  ValueExpected: "a value is missing",
  ColonExpected: "a colon is missing",
  CommaExpected: "a comma is missing",
  CloseBraceExpected: "} is missing",
  CloseBracketExpected: "] is missing",
  EndOfFileExpected: "nothing may follow the first value",
  InvalidCommentToken: "comments are not allowed",
  UnexpectedEndOfComment: "comments are not allowed",
  UnexpectedEndOfString: "a text does not end in its line",
  UnexpectedEndOfNumber: "a number is not complete",
  InvalidUnicode: "\\u must be followed by four hexadecimal digits",
  InvalidEscapeCharacter: 'a backslash must be followed by one of " \\ / b f n r t u',
  InvalidCharacter: "a control character in a text must be escaped, such as \\n",
  "<unknown ParseErrorCode>": "this is not JSON",
};

/** Ends a visit at its first error. */
class Found extends Error {}

/** Where a text that is not JSON is at fault first, and why; undefined if it is not found. */
export function faultOf(text: string): string | undefined {
  let fault: string | undefined;
  const note = (code: ParseErrorCode, offset: number, _length: number, line: number, column: number): never => {
    fault = `line ${line + 1}, column ${column + 1}: ${causeOf(code, text, offset)}`;
    throw new Found();
  };
  try {
    visit(text, { onError: note }, { disallowComments: true });
  } catch (error) {
    if (!(error instanceof Found)) throw error;
  }
  return fault;
}

function causeOf(code: ParseErrorCode, text: string, offset: number): string {
  const isAtEnd = text[offset] === "}" || text[offset] === "]";
  if (isAtEnd && text.slice(0, offset).trimEnd().endsWith(",")) return "a comma must not stand before } or ]";
  if (/['‘’“”]/.test(text[offset] ?? "")) return 'texts and names must be in double quotes (")';
  return causes[printParseErrorCode(code)];
}

/** The paths of the members of a valid JSON text whose names are repeated in their object, such as `requests[0].country`. */
export function repeatedNames(text: string): readonly string[] {
  const repeated = new Set<string>();
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(name, _offset, _length, _line, _column, pathOf) {
      const names = open.at(-1);
      if (names?.has(name)) repeated.add([...pathOf(), name].reduce(joined, ""));
      names?.add(name);
    },
  });
  return [...repeated];
}

function joined(path: string, part: string | number): string {
  return typeof part === "number" ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`;
}

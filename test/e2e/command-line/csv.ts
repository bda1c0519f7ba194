/**
 * Parses CSV strictly by RFC 4180: every line ends in CRLF, and a field with a comma, quote or line break is quoted.
 * Throws on anything else.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const row: string[] = [];
    for (;;) {
      const [field, raw] = fieldAt(text, at);
      row.push(field);
      at += raw.length;
      if (text.startsWith("\r\n", at)) break;
      if (text[at] !== ",") throw new Error(`no comma and no CRLF at character ${at}`);
      at++;
    }
    at += 2;
    rows.push(row);
  }
  return rows;
}

function fieldAt(text: string, at: number): [field: string, raw: string] {
  const [quoted] = /^"(?:[^"]|"")*"/.exec(text.slice(at, at + 1_000)) ?? [];
  if (quoted !== undefined) return [quoted.slice(1, -1).replaceAll('""', '"'), quoted];
  const [plain = ""] = /^[^",\r\n]*/.exec(text.slice(at, at + 1_000)) ?? [];
  return [plain, plain];
}

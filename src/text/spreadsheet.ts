import { once } from "./memo.ts";

/**
 * Texts that a spreadsheet evaluates or changes when it opens CSV (Excel, LibreOffice and Google Sheets, in any of their
 * languages): the first are those that it takes for formulas (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const changed: readonly RegExp[] = [
  // Also as input methods of East Asia write them, and with blanks before them.
  /^\s*[=+\-−@＝＋－＠]/,
  // An apostrophe hides itself; a tab or a line break ends the cell for some readers.
  /^'|[\t\r\n]/,
  // Blanks around a text are removed.
  /^\s|\s$/,
  // Numbers, dates, times, fractions, percentages and sums of money: no letters but of an exponent, a half of the day,
  // East Asian units of dates, or a time zone.
  /^[\p{Sc}(#.,]*\p{Nd}[\p{Nd}\s/.:,'’()%\p{Sc}+\-−–年月日时時分秒]*(?:[eE][+-]?\d+)?\s?(?:[ap]\.?\s?m?\.?)?$/iu,
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/,
  // Logical values in the languages of the countries, and errors.
  /^(?:true|false|wahr|falsch|vrai|faux|verdadero|falso|истина|ложь)$/iu,
  /^#(?:N\/A|NV|REF!|NAME\?|NULL!|NUM!|VALUE!|DIV\/0!)/i,
];

/** The languages of spreadsheets whose months are known here: those of the countries. */
const languages = ["en", "de", "fr", "es", "ru", "hi"];

/** A month with a day or a year, perhaps after a day of the week and before a time. */
const monthDate = once((): RegExp => {
  const names = languages.flatMap((language) =>
    (["long", "short"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { day: "numeric", month, timeZone: "UTC" });
      const dates = Array.from({ length: 12 }, (_, at) => format.formatToParts(Date.UTC(2026, at, 1)));
      return dates.flatMap((parts) => parts.filter(({ type }) => type === "month").map(({ value }) => value));
    }),
  );
  const one = [...new Set(names)].map((name) => name.replace(/\.$/, "")).join("|");
  const day = String.raw`\p{Nd}{1,4}(?:st|nd|rd|th|er|º|ª|\.)?`;
  const between = String.raw`[\s./,-]*(?:de\s+)?`;
  const time = String.raw`(?:[\s,]+\p{Nd}{1,2}:[\p{Nd}:.\sapm]*)?`;
  const rest = `(?:${between}${day})?${time}`;
  return new RegExp(
    String.raw`^(?:\p{L}{2,12}\.?,?\s+)?(?:${day}${between}(?:${one})\.?${rest}|(?:${one})\.?${between}${day}${rest})$`,
    "iu",
  );
});

/** Characters of a text in a formula of Excel. */
const PIECE = 255;

/** The text as a cell that a spreadsheet shows as it is: where it would be changed, a formula such as `="04/28"`. */
export function spreadsheetText(text: string): string {
  if (![...changed, monthDate()].some((pattern) => pattern.test(text))) return text;
  const pieces = text.match(new RegExp(`.{1,${PIECE}}`, "gsu")) ?? [];
  return `=${pieces.map((piece) => `"${piece.replaceAll('"', '""')}"`).join("&")}`;
}

/** The text that such a formula shows; any other text as it is. */
export function textOfCell(cell: string): string {
  if (!/^="(?:[^"]|"")*"(?:&"(?:[^"]|"")*")*$/.test(cell)) return cell;
  return Array.from(cell.matchAll(/"((?:[^"]|"")*)"/g), ([, piece = ""]) => piece.replaceAll('""', '"')).join("");
}

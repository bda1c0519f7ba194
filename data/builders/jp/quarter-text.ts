/** A quarter as Japan Post's list writes it, taken apart. */
export interface QuarterText {
  /** As addresses write it, digits in ASCII. */
  readonly name: string;
  /** The streets that stand before the quarter in Kyoto (`堀川通出水上る`), else empty. */
  readonly streets: string;
  /** The 丁目 that the code serves, if the list says which: `1-19`. */
  readonly chome: string;
  /**
   * `whole`: the quarter, or what other codes of it leave; `numbered`: only its 丁目; `lots`: only what is numbered by
   * lots; `part`: a named part of it, which belongs to `name`.
   */
  readonly kind: "whole" | "numbered" | "lots" | "part";
}

const brackets = /^(.*?)（(.*)）$/;

/** Takes a quarter apart; undefined for buildings, floors, single lots and what the list does not make clear. */
export function parseQuarter(text: string, isKyoto: boolean): QuarterText | undefined {
  const ascii = text.normalize("NFKC").replaceAll("(", "（").replaceAll(")", "）").replaceAll("~", "〜");
  const chiwari = /^(.+?)(?:（)?(第?\d+地割)/.exec(ascii);
  if (chiwari !== null) return { ...whole, name: (chiwari[1] ?? "") + (chiwari[2] ?? "") };
  const numbered = /^(.+?)(\d+)丁目$/.exec(ascii);
  if (numbered !== null) return { ...whole, name: numbered[1] ?? "", chome: `${numbered[2]}-${numbered[2]}` };
  const [, name = ascii, note = ""] = brackets.exec(ascii) ?? [];
  if (note === "" || /を除く$/.test(note)) return { ...whole, name };
  if (note === "丁目") return { ...whole, name, kind: "numbered" };
  if (/^(番地|番地のみ|その他)$/.test(note)) return { ...whole, name, kind: note === "その他" ? "whole" : "lots" };
  const [, from, to = from] = /^(\d+)(?:〜(\d+))?丁目$/.exec(note) ?? [];
  if (from !== undefined) return { ...whole, name, chome: `${from}-${to}`, kind: "numbered" };
  if (isKyoto) return kyotoStreets.test(note) ? { ...whole, name, streets: note } : undefined;
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,5}$/u.test(note) && !/[階棟次]|不明/.test(note)
    ? { ...whole, name: name + note, kind: "part" }
    : undefined;
}

const whole = { streets: "", chome: "", kind: "whole" } as const;

/** Two streets and the way from their corner; the list breaks some such notes, which then contain `京都市`. */
const kyotoStreets = /^(?!.*(?:京都市|区))[\p{Script=Han}\p{Script=Hiragana}ノケ]+(?:上る|下る|入る?)$/u;

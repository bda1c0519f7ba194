const base: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno",
    "はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn",
    "がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo",
  ]
    .join(" ")
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

const small: Readonly<Record<string, string>> = { ゃ: "a", ゅ: "u", ょ: "o" };

/**
 * A reading in Latin letters as in a passport: long vowels unmarked (おおの and おの are Ono), no apostrophe, n before b, m
 * and p. `written` shows where a word begins inside the name, because vowels of two words are not one long vowel: 松浦 is
 * Matsuura, 横尾 Yokoo, 井上 Inoue. Throws RangeError for what is not hiragana.
 *
 * Source: 外務省, ヘボン式ローマ字綴方表.
 */
export function hepburn(kana: string, written: string): string {
  let latin = "";
  let isLong = false;
  const text = divided(kana, written);
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (letter === "|") continue;
    if (letter === "っ") {
      const next = base[text[at + 1] ?? ""] ?? "";
      latin += next.startsWith("c") ? "t" : next.slice(0, 1);
      continue;
    }
    const syllable = base[letter];
    if (syllable === undefined) throw new RangeError(`${kana} has no syllable ${letter}`);
    const glide = small[text[at + 1] ?? ""];
    const isSecond: boolean = text[at - 1] !== "|" && !isLong && /^(?:o[uo]|uu)$/.test(latin.slice(-1) + syllable);
    isLong = isSecond;
    if (isSecond) continue;
    latin += glide === undefined ? syllable : glided(syllable) + glide;
    if (glide !== undefined) at++;
  }
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

function glided(syllable: string): string {
  const consonant = syllable.slice(0, -1);
  return /^(?:sh|ch|j)$/.test(consonant) ? consonant : `${consonant}y`;
}

/** The last words of names that begin with a vowel which could lengthen the one before. */
const lastWords: readonly (readonly [written: string, kana: string])[] = [
  ["浦", "うら"],
  ["内", "うち"],
  ["上", "うえ"],
  ["海", "うみ"],
  ["梅", "うめ"],
  ["牛", "うし"],
  ["臼", "うす"],
  ["羽", "う"],
  ["尾", "お"],
  ["岡", "おか"],
  ["奥", "おく"],
  ["沖", "おき"],
  ["織", "おり"],
  ["夫", "お"],
  ["男", "お"],
  ["雄", "お"],
  ["生", "お"],
  ["央", "お"],
  ["緒", "お"],
  ["音", "おと"],
  ["臣", "おみ"],
];

/** Names that end so, but whose vowels are long. */
const oneWord: ReadonlySet<string> = new Set(["河内", "幸内", "錦織"]);

/** The reading with a bar before a last word of its own. */
function divided(kana: string, written: string): string {
  for (const [end, reading] of lastWords) {
    const at = kana.length - reading.length;
    if (written.length > 1 && written.endsWith(end) && kana.endsWith(reading) && at > 0 && !oneWord.has(written)) {
      return `${kana.slice(0, at)}|${kana.slice(at)}`;
    }
  }
  return kana;
}

/** Hiragana as katakana. */
export function katakana(kana: string): string {
  return kana.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
}

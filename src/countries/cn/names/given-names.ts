import type { Rng } from "../../../random/rng.ts";
import type { Sex } from "../../country.ts";
import { loadTables } from "../../shared/load-tables.ts";
import { type NameEntry, sampleName } from "../../shared/name-table.ts";
import { birthBands, NamesByYear } from "../../shared/names-by-year.ts";
import { once, type Table } from "../../shared/tables.ts";
import { mailOf } from "./mail.ts";

/** The given names of one sex in one part of the country: some as a whole, the others character by character. */
interface Names {
  /** Its first name is empty: it stands for those who bear a name of two characters that is not listed. */
  readonly listed: NamesByYear;
  readonly first: NamesByYear;
  readonly last: NamesByYear;
}

/** People of whom the weights of `given-names` are counted. */
const PEOPLE = 100_000;

/** A given name of a person born that year, by sex and province: one word of the stream or more. */
export function givenName(rng: Rng, sex: Sex, year: number, state: string): NameEntry {
  const { listed, first, last } = namesOf(sex === "female" ? "f" : "m", regions.get(state) ?? "");
  const whole = sampleName(rng, listed.of(year));
  if (whole.text !== "") return whole;
  const [firsts, lasts] = [first.of(year), last.of(year)];
  for (;;) {
    const start = sampleName(rng, firsts);
    const end = sampleName(rng, lasts);
    const text = start.text + end.text;
    // Parents avoid two characters of one sound.
    if (start.mail !== end.mail && !avoided.has(text)) return { text, mail: start.mail + end.mail };
  }
}

/** Pairs that have another meaning: words, titles, and persons of history. */
const avoided: ReadonlySet<string> = new Set(
  "世民 世凯 天文 宇文 泽东 国生 万和 可怡 家文 春和 思凡 依然 静然 可然 国清 玉刚 国花 宝贵 小国 小民 小清 卫生 学生 长妹 家国 成国 东国 春天 新天 海洋 天宁 天生 长生 文字 金山 水生 小子 万安 文明 长江 小平 红军 国军 子弟 子宁 子孙 小妹 小泽 一生 一平 一军 一强 天国 一义 子富 可好 小兵 国民 国文 新国 长安 新生 美好 爱好 心好 语好 子妹 宝宝 思凤 文杰杰 天兰 月经 小玉玉".split(
    " ",
  ),
);

/** Parts of the country whose given names differ from the rest. */
const regions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    south: "GD HI FJ GX",
    yangtze: "SH JS ZJ",
    northeast: "LN JL HL",
    northwest: "SN GS QH NX",
  }).flatMap(([region, states]) => states.split(" ").map((state) => [state, region] as const)),
);

const made = once(() => new Map<string, Names>());
const listedTable = once((): Table => loadTables("cn")("given-names"));
const characterTable = once((): Table => loadTables("cn")("given-characters"));

function namesOf(sex: "f" | "m", region: string): Names {
  const key = sex + region;
  let names = made().get(key);
  if (names === undefined) {
    const factors = factorsOf(region, sex);
    names = {
      listed: listedNames(sex, factors),
      first: characters(sex, "first", factors),
      last: characters(sex, "last", factors),
    };
    made().set(key, names);
  }
  return names;
}

type Factors = ReadonlyMap<string, number>;

function listedNames(sex: string, factors: Factors): NamesByYear {
  const table = listedTable();
  const [sexes, names, latin] = [table.texts("sex"), table.texts("name"), table.texts("latin")];
  const rows = [...sexes.keys()].filter((row) => sexes[row] === sex);
  const weightsOf = (at: number): readonly number[] => {
    const band = table.numbers(String(birthBands[at]));
    const listed = rows.map((row) => (band[row] ?? 0) * (factors.get(`single ${names[row]}`) ?? 1));
    return [PEOPLE - listed.reduce((sum, weight) => sum + weight, 0), ...listed];
  };
  return new NamesByYear(["", "", ...rows.flatMap((row) => [names[row] ?? "", mailOf(latin[row] ?? "")])], weightsOf);
}

function characters(sex: string, kind: string, factors: Factors): NamesByYear {
  const table = characterTable();
  const [sexes, kinds, names, latin] = ["sex", "kind", "name", "latin"].map((column) => table.texts(column));
  const rows = Array.from({ length: table.length }, (_, row) => row).filter(
    (row) => sexes?.[row] === sex && kinds?.[row] === kind,
  );
  return new NamesByYear(
    rows.flatMap((row) => [names?.[row] ?? "", mailOf(latin?.[row] ?? "")]),
    (at) => {
      const band = table.numbers(String(birthBands[at]));
      return rows.map((row) => (band[row] ?? 0) * (factors.get(`${kind} ${names?.[row]}`) ?? 1));
    },
  );
}

/** How many times as common a character is in the region, by its kind and itself. */
function factorsOf(region: string, sex: string): Factors {
  const table = loadTables("cn")("given-names-by-region");
  const [regionsOf, sexes, kinds, names] = ["region", "sex", "kind", "name"].map((column) => table.texts(column));
  const weights = table.numbers("weight");
  return new Map(
    [...weights.entries()].flatMap(([row, weight]) =>
      regionsOf?.[row] === region && sexes?.[row] === sex ? [[`${kinds?.[row]} ${names?.[row]}`, weight] as const] : [],
    ),
  );
}

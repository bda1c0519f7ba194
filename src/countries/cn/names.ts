import { loadTables } from "../../tables/load-tables.ts";
import type { Grid, TextSet } from "../../tables/memory.ts";
import { areSameInMail, beginAlike, beginsWith, hasText, isListed } from "../../tables/names.ts";
import { below, entry, entry2, entry3, sampleName, share } from "../../tables/sampling.ts";
import { numbersBy, textsBy } from "../../tables/table.ts";
import { FAMILY, FATHER, GIVEN, MAIL_FAMILY, MAIL_GIVEN, type NameForm, namesBy, SECOND_GIVEN } from "../name-row.ts";
import { communityIn, mixesIn, numbered, packCommunities } from "../shared/communities.ts";
import { packListsBy } from "../shared/pack-names.ts";
import { packGivenLists } from "./given-lists.ts";
import { mailOf } from "./mail.ts";
import { packOwnGiven, withFathers } from "./names-of-communities.ts";

const tables = loadTables("cn");

type Grids = Readonly<
  Record<"mixes" | "hasFamily" | "local" | "ofState" | "ofCommunity" | "areFathers" | "ownGiven", Grid>
> &
  Readonly<Record<"avoided" | "borne", TextSet>> &
  ReturnType<typeof packGivenLists> &
  ReturnType<typeof packOwnGiven>;

const majority = "han";

/** Estimated shares with a given name of their community, of those born before 1990 and later. */
const OWN_GIVEN = [0.85, 0.4];

/** Shares of first and of last characters that are rare: of the names in HanLP, those of characters that no estimate lists. */
const [RARE_FIRST, RARE_LAST] = [0.35, 0.32];

const ATTEMPTS = 12;

/** Pairs that have another meaning: words, titles, and persons of history. */
const avoided =
  "世民 世凯 天文 宇文 泽东 国生 万和 可怡 家文 春和 思凡 依然 静然 可然 国清 玉刚 国花 宝贵 小国 小民 小清 卫生 学生 长妹 家国 成国 东国 春天 新天 海洋 天宁 天生 长生 文字 金山 水生 小子 万安 文明 长江 国军 子弟 子宁 子孙 小妹 小泽 一生 一平 一军 一强 天国 一义 子富 可好 小兵 国民 国文 新国 长安 新生 美好 爱好 心好 语好 子妹 宝宝 思凤 文杰杰 天兰 月经 秀才 小玉玉".split(
    " ",
  );

const borne = "邓小平 林彪 江青 华国锋 王洪文 姚文元 彭丽媛 周永康 岳飞 张飞".split(" ");

const given: NameForm["given"] = [
  { part: GIVEN, before: "" },
  { part: SECOND_GIVEN, before: "" },
  { part: FATHER, before: "·" },
];

const form: NameForm = {
  full: [{ part: FAMILY, before: "" }, ...given],
  given,
  family: [{ part: FAMILY, before: "" }],
  mail: {
    given: [
      { part: MAIL_GIVEN, before: "" },
      { part: SECOND_GIVEN, before: "" },
    ],
    family: [{ part: MAIL_FAMILY, before: "" }],
  },
};

/**
 * Family name, given name, without a space; romanised in pinyin as passports write it (`lyu` for 吕). The community
 * depends on the place, the family name on community and province, the given name on sex, year and province.
 *
 * Some communities have no family names: a name of two parts (`卓玛`), of which either sex may bear the first, or one's
 * own and the father's with a dot between. The part that comes first or tells the family stands in e-mail addresses for
 * a family name.
 */
export const names = namesBy<Grids>({
  pack(packer, places) {
    const mixOf = mixesIn(tables("communities"), { place: "code", share: "weight", majority });
    const { communities, mixes, ...own } = packCommunities(packer, places, ({ code }) =>
      mixOf(code, code.slice(0, 4), code.slice(0, 2)),
    );
    const states = numbered(places, ({ stateAbbreviation }) => stateAbbreviation);
    const families = tables("family-names");
    const withFamilies = new Set(families.texts("community"));
    const readings = textsBy(families, "name", "latin");
    const local = numbersBy(tables("communities-local"), "community", "weight");
    const romanise = (name: string): string => mailOf(readings.get(name) ?? "");
    return {
      ...own,
      regionOf: states.numberOf,
      tables: {
        mixes,
        hasFamily: packer.by(communities, (name) => (withFamilies.has(name) ? 1 : 0)),
        local: packer.numbers(communities.map((name) => (name === majority ? 100 : (local.get(name) ?? 0)) / 100)),
        ofState: packListsBy(packer, tables("family-names-by-state"), "state", states.items, romanise),
        ofCommunity: packListsBy(packer, families, "community", communities, mailOf),
        areFathers: packer.by(communities, (name) => (withFathers.has(name) ? 1 : 0)),
        ownGiven: packer.numbers(OWN_GIVEN),
        avoided: packer.set(avoided),
        borne: packer.set(borne),
        ...packGivenLists(packer, states.items),
        ...packOwnGiven(packer, communities),
      },
    };
  },

  form,
  community: communityIn,

  name({ memory, rng, names, community, sex, band, year, region }, grids) {
    const hasFamily = entry(memory, grids.hasFamily, community) === 1;
    let family = 0;
    if (hasFamily) {
      const isLocal = below(rng.word(1), share(memory, grids.local, community));
      const table = isLocal ? entry(memory, grids.ofState, region) : entry(memory, grids.ofCommunity, community);
      family = sampleName(memory, table, rng.word(2));
    }
    const part = entry(memory, grids.parts, region);

    // Parents avoid 林林 and 高高, and names of the well-known.
    const apart = (table: number, position: number): number => {
      let name = 0;
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        name = sampleName(memory, table, rng.word(position + 3 * attempt));
        if (!beginsWith(memory, name, family) && !isListed(memory, grids.borne, family, name)) break;
      }
      return name;
    };
    let start = 0;
    let end = 0;
    if (hasFamily) {
      const own = entry2(memory, grids.whole, community, sex);
      const isOwn = own > 0 && below(rng.word(3), share(memory, grids.ownGiven, year >= 1990 ? 1 : 0));
      start = apart(isOwn ? own : entry3(memory, grids.listed, part, sex, band), 4);
    }
    if (!hasText(memory, start)) {
      let firsts = entry2(memory, grids.firsts, community, sex);
      let lasts = entry2(memory, grids.seconds, community, sex);
      if (hasFamily) {
        const isRareFirst = below(rng.word(40), RARE_FIRST);
        const isRareLast = below(rng.word(41), RARE_LAST);
        firsts = isRareFirst
          ? entry2(memory, grids.rareFirst, sex, band)
          : entry3(memory, grids.first, part, sex, band);
        lasts = isRareLast ? entry2(memory, grids.rareLast, sex, band) : entry3(memory, grids.last, part, sex, band);
      }
      start = apart(firsts, 5);
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        end = sampleName(memory, lasts, rng.word(6 + 3 * attempt));
        const isAlike = areSameInMail(memory, start, end) || beginAlike(memory, start, end);
        const isAvoided =
          isListed(memory, grids.avoided, start, end) || isListed(memory, grids.borne, family, start, end);
        if (!isAlike && !isAvoided) break;
      }
    }
    const hasFather = entry(memory, grids.areFathers, community) === 1;
    names[FAMILY] = family;
    names[GIVEN] = start;
    names[hasFather ? FATHER : SECOND_GIVEN] = end;
    names[MAIL_GIVEN] = hasFamily || hasFather ? start : 0;
    names[MAIL_FAMILY] = hasFamily ? family : hasFather ? end : start;
  },
});

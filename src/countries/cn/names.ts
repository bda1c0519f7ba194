import {
  all,
  atLeast,
  below,
  belowShare,
  choose,
  entry,
  firstThat,
  none,
  not,
  optional,
} from "../../columns/choosing.ts";
import { begins, differAtFirst, differInMail, hasText, isListed } from "../../columns/comparing.ts";
import { sampleNames } from "../../columns/sampling.ts";
import { loadTables } from "../../tables/load-tables.ts";
import type { Grid, TextSet } from "../../tables/memory.ts";
import { numbersBy, textsBy } from "../../tables/table.ts";
import type { Column } from "../../tables/workspace.ts";
import { countryNames, only } from "../country-names.ts";
import { communityOf, mixesIn, numbered, packCommunities } from "../shared/communities.ts";
import { bandsOf, packListsBy } from "../shared/pack-names.ts";
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

/**
 * Shares of people who have a given name of their community, if it has its own: of those born before 1990 and later, an
 * estimate.
 */
const OWN_GIVEN = [0.85, 0.4];

/** Shares of first and of last characters that are rare: of the names in HanLP, those of characters that no estimate lists. */
const [RARE_FIRST, RARE_LAST] = [0.35, 0.32];

/** How often another name is sampled in place of one that parents avoid. */
const ATTEMPTS = 12;

/** Pairs that have another meaning: words, titles, and persons of history. */
const avoided =
  "世民 世凯 天文 宇文 泽东 国生 万和 可怡 家文 春和 思凡 依然 静然 可然 国清 玉刚 国花 宝贵 小国 小民 小清 卫生 学生 长妹 家国 成国 东国 春天 新天 海洋 天宁 天生 长生 文字 金山 水生 小子 万安 文明 长江 国军 子弟 子宁 子孙 小妹 小泽 一生 一平 一军 一强 天国 一义 子富 可好 小兵 国民 国文 新国 长安 新生 美好 爱好 心好 语好 子妹 宝宝 思凤 文杰杰 天兰 月经 小玉玉".split(
    " ",
  );

/** Names of well-known people. */
const borne = "邓小平 林彪 江青 华国锋 王洪文 姚文元 彭丽媛 周永康 岳飞 张飞".split(" ");

/**
 * Family name, given name, without a space; romanised in pinyin as passports write it (`lyu` for 吕). The community
 * depends on the place, the family name on the community and the province, the given name on sex, year and province: a
 * listed one, or two characters.
 *
 * Some communities have no family names, in Chinese characters as registers have theirs: a name of two parts (`卓玛`), of
 * which either sex may bear the first, or one's own and the father's with a dot between. The part that tells the family,
 * or that comes first, stands in e-mail addresses where others have a family name.
 */
export const names = countryNames<Grids>({
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

  community: communityOf,

  name(rows, community, { sex, year, region }, grids) {
    const hasFamily = entry(rows, grids.hasFamily, community);
    const isLocal = belowShare(rows, rows.word(1), grids.local, community);
    const families = choose(
      rows,
      isLocal,
      entry(rows, grids.ofState, region),
      entry(rows, grids.ofCommunity, community),
    );
    const family = optional(rows, hasFamily, sampleNames(rows, families, rows.word(2)));

    const part = entry(rows, grids.parts, region);
    const band = bandsOf(rows, year);
    const own = entry(rows, grids.whole, community, sex);
    const isOwn = all(
      rows,
      atLeast(rows, own, 1),
      belowShare(rows, rows.word(3), grids.ownGiven, atLeast(rows, year, 1990)),
    );
    const listed = choose(rows, isOwn, own, entry(rows, grids.listed, part, sex, band));
    const [isRareFirst, isRareLast] = [below(rows, rows.word(40), RARE_FIRST), below(rows, rows.word(41), RARE_LAST)];
    const firsts = choose(
      rows,
      hasFamily,
      choose(rows, isRareFirst, entry(rows, grids.rareFirst, sex, band), entry(rows, grids.first, part, sex, band)),
      entry(rows, grids.firsts, community, sex),
    );
    const lasts = choose(
      rows,
      hasFamily,
      choose(rows, isRareLast, entry(rows, grids.rareLast, sex, band), entry(rows, grids.last, part, sex, band)),
      entry(rows, grids.seconds, community, sex),
    );

    // Parents avoid 林林 and 高高.
    const apart = (table: Column, position: number): Column =>
      firstThat(rows, ATTEMPTS, (attempt) => {
        const name = sampleNames(rows, table, rows.word(position + 3 * attempt));
        return {
          column: name,
          holds: none(rows, begins(rows, name, family), isListed(rows, [family, name], grids.borne)),
        };
      });
    const whole = apart(listed, 4);
    const isWhole = all(rows, hasFamily, hasText(rows, whole));
    const first = apart(firsts, 5);
    // They avoid two characters of one sound, too.
    const last = firstThat(rows, ATTEMPTS, (attempt) => {
      const name = sampleNames(rows, lasts, rows.word(6 + 3 * attempt));
      const isAvoided = isListed(rows, [first, name], grids.avoided);
      const isBorne = isListed(rows, [family, first, name], grids.borne);
      const differs = all(rows, differInMail(rows, first, name), differAtFirst(rows, first, name));
      return {
        column: name,
        holds: choose(rows, isWhole, isWhole, all(rows, differs, none(rows, isAvoided, isBorne))),
      };
    });

    const start = choose(rows, isWhole, whole, first);
    const end = optional(rows, not(rows, isWhole), last);
    const areFathers = entry(rows, grids.areFathers, community);
    const given = [
      { text: start, before: "" },
      { text: optional(rows, not(rows, areFathers), end), before: "" },
      { text: optional(rows, areFathers, end), before: "·" },
    ] as const;
    const isOwnFirst = choose(rows, hasFamily, hasFamily, areFathers);
    return {
      full: [{ text: family, before: "" }, ...given],
      given,
      family: only(family),
      mail: {
        given: [...only(optional(rows, isOwnFirst, start)), given[1]],
        family: only(choose(rows, hasFamily, family, choose(rows, areFathers, end, start))),
      },
    };
  },
});

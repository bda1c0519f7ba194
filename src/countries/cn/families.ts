import type { FamilyCustoms } from "../families.ts";
import { chanceOf } from "../shared/chance-of.ts";
import { withFamilyName, withParentsName } from "../shared/family-names.ts";

/** In round figures; estimates where the source is older or counts otherwise. */
export const families: FamilyCustoms = {
  kinds: { single: 27, couple: 36, family: 22, multigeneration: 13, shared: 2 },
  married: 99,
  // 民法典第1056条: both keep their names.
  names: { his: 0, hers: 0, joined: 0 },
  sameSex: 0,
  mixed: 3,
  ageGap: [1.8, 2.9],
  motherAge: [26.5, 4.6],
  // 公安部, 二〇二〇年全国姓名报告: of children born in 2020 one in thirteen bears the mother's name; fewer before.
  childName: (own, parents) =>
    parents.mother !== undefined && chanceOf(own.given, 0.03)
      ? withFamilyName(own, parents.mother.family, parents.mother.mailFamily)
      : withParentsName(own, parents),
  source: "国家统计局, 第七次全国人口普查 (households, mothers); 民法典第1015条, 第1056条; 公安部 2020",
};

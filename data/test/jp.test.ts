import { describe, expect, it } from "vitest";
import { hepburn } from "../builders/jp/names/hepburn.ts";
import { romanised } from "../builders/jp/quarter-readings.ts";

it("祐臣 is Hiroomi, not Hiromi", () => {
  expect(hepburn("ひろおみ", "祐臣")).toBe("Hiroomi");
  expect(hepburn("ひろおか", "広岡")).toBe("Hirooka");
});

describe("readings in Latin letters", () => {
  it.each([
    // 外務省, ヘボン式ローマ字綴方表: long vowels unmarked, m before b, m and p, tch.
    ["オオサカ", "Osaka"],
    ["コウベ", "Kobe"],
    ["シンバシ", "Shimbashi"],
    ["ハッチョウボリ", "Hatchobori"],
    ["ギンザ", "Ginza"],
    // A vowel that begins a word of its own lengthens none.
    ["マル・ノウチ", "Marunochi"],
    ["マルノ・ウチ", "Marunouchi"],
    ["キタ 1ジョウ ニシ", "Kita 1-jo Nishi"],
    ["ダイ8チワリ", "Dai 8-chiwari"],
    ["シティコーポ", "Shitikopo"],
  ])("write %s as %s", (kana, latin) => {
    expect(romanised(kana)).toBe(latin);
  });
});

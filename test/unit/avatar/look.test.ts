import type { StyleDefinition } from "@dicebear/core";
import personas from "@dicebear/styles/personas.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { type Group, groups } from "../../../src/avatar/group.ts";
import { type Look, lookOf } from "../../../src/avatar/look.ts";
import data from "../../../src/avatar/looks.json" with { type: "json" };
import { adapt } from "../../../src/avatar/style.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";

const { complexions, hairdos } = data;
const sharesOf = (group: Group): readonly (readonly [string, Readonly<Record<string, number>>])[] => {
  const shared = group.startsWith("female") ? data.variants.female : data.variants.male;
  return Object.entries({ ...shared, ...data.variants[group] });
};

const looks = (group: Group): readonly Look[] => {
  const rng = new Rng(keyOf("a test", group));
  return Array.from({ length: 1_000 }, (_, number) => lookOf(rng.seek(number, 0), group, number));
};
const share = (of: readonly Look[], is: (look: Look) => boolean): number => of.filter(is).length / of.length;
const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
/** Colourless and not dark. */
const isGrey = ({ colors }: Look): boolean => {
  const values = channels(colors.hair);
  return Math.max(...values) - Math.min(...values) < 24 && Math.max(...values) > 110;
};

const bare = new Set(["bald", "balding", "thinning", "receding"]);

describe("the parts of a look", () => {
  // JSON modules lose their literal types; that they fit is what other tests show.
  const { components = {} } = adapt(personas as StyleDefinition);
  const variants = (part: string): readonly string[] => {
    const component = components[part];
    return component !== undefined && "variants" in component ? Object.keys(component.variants) : [];
  };

  it("all have a variant", () => {
    for (const group of groups) {
      for (const [part, shares] of sharesOf(group)) {
        for (const name of Object.keys(shares)) expect(variants(part), `${group} ${part}`).toContain(name);
      }
    }
    for (const hairdo of [...hairdos.female, ...hairdos.male]) {
      expect(variants("hair")).toContain(hairdo.front);
      if ("rear" in hairdo) expect(variants("rearHair")).toContain(hairdo.rear);
    }
  });

  it("are shared out to 100 or less", () => {
    for (const group of groups) {
      for (const [part, shares] of sharesOf(group)) {
        const total = Object.values(shares).reduce((sum: number, percent: number) => sum + percent, 0);
        expect(total, `${group} ${part}`).toBeLessThanOrEqual(100);
        if (["head", "eyes", "brows", "nose", "mouth", "clothes"].includes(part)) expect(total, part).toBe(100);
      }
    }
  });

  it("give every texture of hair a style in every group", () => {
    for (const styles of Object.values(hairdos)) {
      for (const texture of ["straight", "wavy", "coily"] as const) {
        for (const age of [0, 1, 2] as const) {
          const suiting = styles.filter(
            ({ textures, weights }) => textures.includes(texture) && (weights[age] ?? 0) > 0,
          );
          expect(suiting.length, `${texture} ${age}`).toBeGreaterThanOrEqual(4);
        }
      }
    }
  });
});

describe("the look of a group", () => {
  it("tells the sexes apart: only men have beards and lose their hair, only women paint lips and lashes", () => {
    for (const group of groups) {
      const all = looks(group);
      const female = group.startsWith("female");
      if (female) expect(share(all, ({ parts }) => parts.beard !== undefined || bare.has(parts.hair ?? ""))).toBe(0);
      else expect(share(all, ({ parts }) => /^lips/.test(parts.mouth ?? "") || parts.lashes !== undefined)).toBe(0);
      if (!female)
        expect(share(all, ({ parts }) => parts.rearHair !== undefined || parts.earrings !== undefined)).toBe(0);
      if (!female) expect(share(all, ({ parts }) => parts.beard !== undefined)).toBeGreaterThan(0.15);
    }
  });

  it("tells the ages apart: lines, grey hair and glasses come with the years", () => {
    for (const sex of ["female", "male"] as const) {
      const young = looks(`${sex}-young`);
      const adult = looks(`${sex}-adult`);
      const senior = looks(`${sex}-senior`);
      expect(share(young, ({ parts }) => parts.age === undefined)).toBe(1);
      expect(share(adult, ({ parts }) => parts.age === "faint" || parts.age === "settled")).toBe(1);
      expect(share(senior, ({ parts }) => parts.age === "lined" || parts.age === "furrowed")).toBe(1);
      expect(share(young, isGrey)).toBe(0);
      expect(share(senior, isGrey)).toBeGreaterThan(0.85);
      const wearing = ({ parts }: Look): boolean => parts.glasses !== undefined;
      expect(share(adult, wearing)).toBeGreaterThan(share(young, wearing) + 0.1);
      expect(share(senior, wearing)).toBeGreaterThan(share(adult, wearing) + 0.1);
    }
    const bareness = (group: Group): number => share(looks(group), ({ parts }) => bare.has(parts.hair ?? ""));
    expect(bareness("male-young")).toBe(0);
    expect(bareness("male-senior")).toBeGreaterThan(0.5);
    expect(bareness("male-adult")).toBeLessThan(bareness("male-senior"));
  });

  it("has skin from the fairest to the darkest by the last digit, and hair that goes with it", () => {
    const all = looks("female-young");
    const brightness = complexions.map((_, digit) => {
      const skins = all.filter((_, number) => number % 10 === digit).map(({ colors }) => channels(colors.skin));
      return skins.flat().reduce((sum, value) => sum + value, 0) / skins.length;
    });
    expect(brightness[0]).toBeGreaterThan(640);
    expect(brightness[9]).toBeLessThan(250);
    for (const digit of [5, 6, 7, 8, 9]) expect(brightness[digit]).toBeLessThan(brightness[digit - 1] ?? 0);
    const dark = all.filter((_, number) => number % 10 >= 3);
    expect(share(dark, ({ colors }) => Math.max(...channels(colors.hair)) < 90)).toBe(1);
  });
});

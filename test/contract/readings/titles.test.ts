import { describe, expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";
import { crowd } from "./people.ts";

const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 25 }) });

/** Households of a country: their members, with their relations. */
function householdsOf(country: string, households: number) {
  return Array.from({ length: households / 400 }, (_, at) => {
    const range = { firstIndex: 400 * at, count: 400 };
    return [...service.households({ country, details: true, seed: "titles" }, range).draw(range)];
  }).flat();
}

type Living = ReturnType<typeof householdsOf>[number][number];

function membersOf(country: string, households: number): readonly Living[] {
  return householdsOf(country, households).flat();
}

/** outlookindia.com, "Ms, Mrs, Kumari, Shrimati": Kumari is for the unmarried, Shrimati for the married. */
describe("titles in households of India", () => {
  const women = membersOf("in", 1_200).filter(({ identity }) => identity.gender === "female");

  it("call no wife and no mother Kumari", () => {
    const married = women.filter(({ partner, relation }) => partner > 0 || relation.startsWith("parent"));
    expect(married.length).toBeGreaterThan(1_000);
    expect(married.filter(({ identity }) => identity.details?.salutation === "Kumari")).toEqual([]);
  });

  it("call no unmarried daughter Smt.", () => {
    const daughters = women.filter(({ partner, relation }) => relation === "child" && partner === 0);
    expect(daughters.length).toBeGreaterThan(50);
    expect(daughters.filter(({ identity }) => identity.details?.salutation === "Smt.")).toEqual([]);
  });
});

it("no woman who lives with her partner in Mexico is Srita.", () => {
  const partners = membersOf("mx", 800).filter(({ partner }) => partner > 0);
  expect(partners.length).toBeGreaterThan(500);
  expect(partners.filter(({ identity }) => identity.details?.salutation === "Srita.")).toEqual([]);
});

it("wives and daughters of the United Kingdom differ in title, whatever their age", () => {
  const young = membersOf("uk", 1_600).filter(
    ({ identity }) => identity.gender === "female" && identity.dob.age >= 25 && identity.dob.age < 50,
  );
  const share = (title: string, isPartner: boolean): number => {
    const of = young.filter(({ partner, relation }) => (isPartner ? partner > 0 : relation === "child"));
    return of.filter(({ identity }) => identity.details?.salutation === title).length / of.length;
  };
  expect(share("Mrs", false)).toBe(0);
  expect(share("Mrs", true)).toBeGreaterThan(0.3);
  expect(share("Miss", false)).toBeGreaterThan(2 * share("Miss", true));
});

describe.each([
  ["us", "Mrs.", true],
  ["ca", "Mrs.", true],
  ["au", "Mrs", true],
  ["uk", "Mrs", false],
])("titles in households of %s", (country, mrs, isSeldomWithOwnName) => {
  const homes = householdsOf(country, 4_000);
  const familyOf = ({ identity }: Living): string => identity.details?.name.family?.native ?? "";
  const isMrs = ({ identity }: Living): boolean => identity.details?.salutation === mrs;

  it(`call no woman between her parents and her children ${mrs} who has her father's name`, () => {
    const daughters = homes.flatMap((home) =>
      home.filter((one) => {
        const father = home.find(({ id, identity }) => one.parents.includes(id) && identity.gender === "male");
        const hasChild = home.some(({ parents }) => parents.includes(one.id));
        return one.partner === 0 && hasChild && father !== undefined && familyOf(one) === familyOf(father);
      }),
    );
    expect(daughters.length).toBeGreaterThan(0);
    expect(daughters.filter(isMrs)).toEqual([]);
  });

  it(`call as few flatmates ${mrs} as live without a husband`, () => {
    const flatmates = homes
      .filter((home) => home.some(({ relation }) => relation === "flatmate"))
      .flat()
      .filter(({ identity }) => identity.gender === "female" && identity.dob.age < 45);
    expect(flatmates.length).toBeGreaterThan(100);
    expect(flatmates.filter(isMrs).length / flatmates.length).toBeLessThan(0.12);
  });

  it.runIf(isSeldomWithOwnName)(`call wives ${mrs} less often if they kept their names`, () => {
    const wives = homes.flatMap((home) =>
      home.flatMap((one) => {
        const husband = home[one.partner - 1];
        if (husband === undefined || one.identity.gender === "male" || husband.identity.gender === "female") return [];
        return [{ one, isOwn: familyOf(one) !== familyOf(husband) && !familyOf(one).includes("-") }];
      }),
    );
    const share = (own: boolean): number => {
      const of = wives.filter(({ isOwn }) => isOwn === own);
      expect(of.length).toBeGreaterThan(100);
      return of.filter(({ one }) => isMrs(one)).length / of.length;
    };
    expect(share(true)).toBeLessThan(0.4);
    expect(share(true)).toBeLessThan(0.6 * share(false));
  });

  it("join the wife's name and the husband's in this order", () => {
    const joined = homes.flatMap((home) =>
      home.flatMap((one) => {
        const husband = home[one.partner - 1];
        const isJoined = husband !== undefined && familyOf(one).split("-").includes(familyOf(husband));
        return isJoined && familyOf(one).includes("-") ? [[familyOf(one), familyOf(husband)] as const] : [];
      }),
    );
    expect(joined.length).toBeGreaterThan(10);
    for (const [hers, his] of joined) expect(hers.endsWith(`-${his}`), `${hers}, wife of ${his}`).toBe(true);
  });
});

it("Muslims, Christians and Sikhs of India are Mr. and Ms., also under given names that Hindus have", () => {
  const drawn = crowd(12_000, { country: "in", seed: "titles" }).filter(({ details }) =>
    /^(?:Ansari|Begum|Bibi|D'Souza|Dhillon|Fernandes|Khan|Khatoon|Khatun|Mathew|Nisha|Qureshi|Shaikh|Sheikh|Siddiqui|Thomas)$/.test(
      details?.name.family?.native ?? "",
    ),
  );
  expect(drawn.length).toBeGreaterThan(300);
  expect(new Set(drawn.map(({ details }) => details?.salutation))).toEqual(new Set(["Mr.", "Ms."]));
});

describe("titles of single women", () => {
  it.each([
    ["uk", "Mrs"],
    ["au", "Mrs"],
    ["us", "Mrs."],
    ["ca", "Mrs."],
    ["mx", "Sra."],
    ["in", "Smt."],
  ])("of %s are %s the oftener the older they are, and by no step", (country, title) => {
    const fields = { country, gender: "female", seed: "titles" };
    const women = crowd(12_000, country === "ca" ? { ...fields, state: "ON" } : fields);
    const shares = Array.from({ length: 16 }, (_, at) => {
      const of = women.filter(({ dob }) => Math.floor((dob.age - 18) / 4) === at);
      return of.filter(({ details }) => details?.salutation === title).length / of.length;
    });
    for (const [at, share] of shares.entries()) {
      // Indian women marry within ten years: 38 of 100 of 18 to 24, and 98 of 30.
      expect(Math.abs(share - (shares[at - 1] ?? share)), `from ${14 + 4 * at}`).toBeLessThan(
        country === "in" ? 0.4 : 0.25,
      );
    }
    expect((shares[14] ?? 0) - (shares[0] ?? 0)).toBeGreaterThan(0.4);
  });
});

import { parsePhoneNumber } from "libphonenumber-js/max";
import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { verhoeff } from "../../../src/countries/checksum.ts";
import { india } from "../../../src/countries/in/index.ts";
import { aadhaar } from "../../../src/countries/in/national-id.ts";
import { latinMail } from "../../../src/countries/latin.ts";
import { type Sample, samplesOf, testRng } from "../../contract/every-country.ts";

const samples = samplesOf(india, 12_000);
const places = india.places.items;
const of = (state: string): Sample[] => samples.filter(({ place }) => place.stateAbbreviation === state);

/** Names of people born in that year in the largest town of the state. */
function namesIn(state: string, sex: "female" | "male", year: number): Sample["name"][] {
  const [place] = places
    .filter(({ stateAbbreviation }) => stateAbbreviation === state)
    .sort((a, b) => b.population - a.population);
  if (place === undefined) throw new Error(`no town in ${state}`);
  const birth = { year, month: 1, day: 1 };
  return Array.from({ length: 1_000 }, (_, index) =>
    india.personName(testRng(`in ${state}`, index), { sex, birth, place }),
  );
}

const aoFamilies =
  /^(?:Ao|Jamir|Longkumer|Imchen|Ozukum|Pongen|Pongener|Walling|Longchar|Aier|Kichu|Tzudir|Imsong|Changkija)$/;

/** How many of a thousand bear one of these family names, separated by spaces. */
function bearers(names: readonly Sample["name"][], families: string): number {
  const list = new Set(families.split(" "));
  return names.filter(({ family }) => list.has(family)).length;
}

describe("the Aadhaar number", () => {
  const numbers = Array.from({ length: 5_000 }, (_, index) => aadhaar(testRng("in aadhaar", index)));
  const validate = stdnum.IN?.aadhaar?.validate;
  if (validate === undefined) throw new Error("no validator");

  it("has the check digit of known numbers", () => {
    // The worked example of J. Verhoeff's scheme (https://en.wikipedia.org/wiki/Verhoeff_algorithm), and the test
    // numbers that the Unique Identification Authority of India published for developers.
    expect(verhoeff("236")).toBe("3");
    for (const known of ["999941057058", "999971658847", "999933119405", "999955183433", "999990501894"])
      expect(verhoeff(known.slice(0, 11)), known).toBe(known[11]);
  });

  it("is twelve digits in three groups, and the first of them is 0 or 1", () => {
    for (const number of numbers) expect(number).toMatch(/^[01]\d{3} \d{4} \d{4}$/);
  });

  it("passes the bare Verhoeff check", () => {
    for (const number of numbers) {
      const compact = number.replaceAll(" ", "");
      expect(verhoeff(compact.slice(0, 11)), number).toBe(compact[11]);
    }
  });

  it("is refused by a strict validator for its first digit alone", () => {
    expect(validate("999941057058").isValid).toBe(true);
    let accepted = 0;
    for (const number of numbers) {
      expect(validate(number).isValid, number).toBe(false);
      // The same digits after a digit that is issued, with the check digit made right again, are accepted.
      const body = `5${number.replaceAll(" ", "").slice(1, 11)}`;
      if (validate(body + verhoeff(body)).isValid) accepted++;
    }
    expect(accepted).toBeGreaterThan(4_990);
  });

  it("is drawn from the whole of the safe range", () => {
    expect(new Set(numbers.map((number) => number.slice(0, 3))).size).toBe(200);
    expect(new Set(numbers).size).toBe(5_000);
  });
});

describe("places of India", () => {
  /** The first two digits of PIN codes (India Post). */
  const prefixes: Readonly<Record<string, string>> = {
    AN: "74",
    AR: "79",
    AS: "78",
    CH: "16",
    DH: "36 39",
    DL: "11",
    GJ: "36 37 38 39",
    HP: "17",
    HR: "12 13",
    JH: "81 82 83",
    JK: "18 19",
    KL: "67 68 69",
    LA: "19",
    LD: "68",
    MH: "40 41 42 43 44",
    ML: "79",
    MN: "79",
    MZ: "79",
    NL: "79",
    PB: "14 15 16",
    PY: "60",
    RJ: "30 31 32 33 34",
    SK: "73",
    TN: "60 61 62 63 64",
    TR: "79",
    TS: "50",
    UK: "24 26",
    UP: "20 21 22 23 24 25 26 27 28",
    WB: "70 71 72 73 74",
  };

  it("cover the states and union territories but for the seven that the rule names", () => {
    const states = new Set(places.map(({ state }) => state));
    expect(states.size).toBe(29);
    for (const left of ["Andhra Pradesh", "Bihar", "Chhattisgarh", "Goa", "Karnataka", "Madhya Pradesh", "Odisha"]) {
      expect(india.rules.place.rule).toContain(left);
      expect(states.has(left)).toBe(false);
    }
  });

  it("have six-digit PIN codes whose first two digits agree with the state", () => {
    for (const { areas, city, stateAbbreviation } of places) {
      for (const { code } of areas) {
        expect(code, city).toMatch(/^[1-7]\d{5}|8[1-3]\d{4}$/);
        expect(prefixes[stateAbbreviation]?.split(" "), `${code} ${city}`).toContain(code.slice(0, 2));
      }
    }
  });

  it("know the PIN codes of some quarters", () => {
    const codeOf = (city: string, locality: string): string | undefined =>
      places.find((place) => place.city === city)?.areas.find((area) => area.locality === locality)?.code;
    expect(codeOf("New Delhi", "Connaught Place")).toBe("110001");
    expect(codeOf("Chandigarh", "Sector 22")).toBe("160022");
    expect(codeOf("Chennai", "T Nagar")).toBe("600017");
    expect(codeOf("Kolkata", "Ballygunge")).toBe("700019");
  });

  it("have the trunk code of the town and a subscriber number that begins with 0, which nobody has", () => {
    for (const { phones, city } of places) {
      for (const { text: phone } of phones) {
        expect(phone, city).toMatch(/^\+91 [1-5]\d{1,3} 0#{2,3} #{3,4}$/);
        for (const digit of ["0", "1", "5", "9"]) {
          const text = phone.replaceAll("#", digit);
          const number = parsePhoneNumber(text);
          expect(number.nationalNumber.length, text).toBe(10);
          expect(number.isPossible(), text).toBe(true);
          expect(number.isValid(), text).toBe(false);
          expect(number.countryCallingCode, text).toBe("91");
        }
      }
    }
  });

  it("know the trunk codes of some cities", () => {
    const known = { Mumbai: "22", Chennai: "44", Jaipur: "141", Kochi: "484", Gangtok: "3592", Nanded: "2462" };
    for (const [city, code] of Object.entries(known))
      expect(places.find((place) => place.city === city)?.phones[0]?.text, city).toMatch(
        new RegExp(`^\\+91 ${code} 0`),
      );
  });

  it("leave out Bardhaman, where a number with 0 after the trunk code may be somebody's", () => {
    expect(parsePhoneNumber("+91 342 025 0247").isValid()).toBe(true);
    expect(places.some(({ phones }) => phones.some(({ text }) => text.startsWith("+91 342 ")))).toBe(false);
  });
});

describe("streets of India", () => {
  it("give a house or a flat, a road and the locality of the PIN code", () => {
    for (const { place, street, zip } of samples) {
      expect(street).toMatch(/^(\S*\d|[A-Z][\w .]*\d|[A-Z][A-Za-z ]+,)/);
      expect(street).not.toMatch(/,,|, ,|#|\/\/|^,|,$| ,/);
      const localities = place.areas.filter(({ code }) => code === zip).map(({ locality }) => locality);
      expect(
        localities.some((locality) => locality === "" || street.endsWith(`, ${locality}`) || street === locality),
        `${street} ${zip}`,
      ).toBe(true);
    }
  });

  it("number houses by sector where towns were planned", () => {
    const sectors = of("CH").filter(({ street }) => /Sector \d+$/.test(street));
    expect(sectors.length).toBeGreaterThan(20);
    for (const { street } of sectors)
      expect(street).toMatch(/^(House No\. \d+|Flat \d{3}, Tower [A-E]|[A-E]-\d+), Sector \d+$/);
  });

  it("follow the custom of the state", () => {
    expect(of("TN").some(({ street }) => /Koil Street|Salai|Car Street/.test(street))).toBe(true);
    expect(of("TS").some(({ street }) => /^H\. No\. \d+-\d+-\d+, /.test(street))).toBe(true);
    expect(of("WB").some(({ street }) => /Sarani/.test(street))).toBe(true);
    for (const { street } of of("KL")) expect(street).not.toMatch(/Sarani|Salai|Gali|Peth Road/);
    for (const { street } of of("MH")) expect(street).not.toMatch(/Sarani|Salai|Koil|Gali /);
  });

  it("give no railway road to hills and islands, and no Hindi road name to the south", () => {
    for (const state of ["AN", "LA", "LD", "ML", "MN", "MZ", "NL", "SK"])
      for (const { street } of of(state)) expect(street).not.toMatch(/Station Road|MG Road|Gali|Marg/);
    for (const state of ["KL", "PY", "TN"])
      for (const { street } of of(state)) expect(street).not.toMatch(/ Marg|Mandir|Gali |Chowk Road|Sarani/);
  });

  it("name more than 120 roads", () => {
    const roads = samples.flatMap(({ street }) => street.match(/(?:^|[\d,B] )([A-Z][A-Za-z ]+?)(?=,|$)/g) ?? []);
    expect(
      new Set(roads.filter((road) => /(Road|Street|Marg|Lane|Path|Sarani|Salai)$/.test(road))).size,
    ).toBeGreaterThan(120);
  });
});

describe("Indian names", () => {
  it("put the given name before the family name", () => {
    for (const { name } of samples) {
      expect(name.full).toBe(`${name.given} ${name.family}`);
      expect(name.maternal).toBe("");
      expect(name.mailGiven).toBe(latinMail(name.given));
      expect(name.mailFamily).toBe(latinMail(name.family));
    }
  });

  it("never say the same word twice", () => {
    for (const { name } of samples) expect(name.given.split(" "), name.full).not.toContain(name.family);
  });

  it("call a Sikh man Singh and his sister Kaur", () => {
    const men = namesIn("PB", "male", 1980);
    const women = namesIn("PB", "female", 1980);
    expect(bearers(men, "Singh")).toBeGreaterThan(150);
    expect(bearers(men, "Kaur Kumari Devi Begum Bano")).toBe(0);
    expect(bearers(women, "Singh")).toBeLessThan(40);
    men.forEach(({ family, given }, index) => {
      if (family === "Singh" && given.endsWith("preet")) expect(women[index]?.family).toBe("Kaur");
    });
    expect(bearers(men, "Gill Sidhu Grewal Dhillon Sandhu Brar")).toBeGreaterThan(60);
  });

  it("keep the family name of most people whatever their sex", () => {
    for (const state of ["GJ", "KL", "TN", "MZ"]) {
      const women = namesIn(state, "female", 1990);
      const men = namesIn(state, "male", 1990);
      const same = men.filter(({ family }, index) => women[index]?.family === family).length;
      expect(same, state).toBeGreaterThan(900);
    }
  });

  it.each([
    ["GJ", "Patel Shah Mehta Desai Parmar Solanki Joshi", 250],
    ["WB", "Das Banerjee Ghosh Mukherjee Chatterjee Roy Sarkar Bose Sen Saha", 250],
    ["KL", "Nair Menon Pillai Thomas Mathew Varghese Joseph Nambiar Kurup", 110],
    ["TS", "Reddy Rao Goud Yadav Chary", 140],
    ["MH", "Patil Jadhav Deshmukh Kulkarni Pawar Shinde Joshi", 120],
    ["PB", "Singh Gill Sidhu Grewal Sharma Kumar", 400],
    ["UP", "Sharma Verma Gupta Yadav Mishra Singh Tiwari", 250],
    ["AS", "Borah Saikia Gogoi Das Kalita Deka Sarma", 200],
    ["MN", "Singh Meitei Laishram Haokip", 300],
    ["ML", "Lyngdoh Dkhar Kharkongor Syiem", 100],
    ["NL", "Ao Jamir Longkumer Angami Sema", 150],
    ["MZ", "Ralte Sailo Hmar Pachuau Fanai", 200],
    ["SK", "Rai Gurung Chettri Bhutia Lepcha Tamang", 300],
  ])("fit the language of %s", (state, families, atLeast) => {
    expect(bearers(namesIn(state, "male", 1985), families)).toBeGreaterThan(atLeast);
  });

  it("write the initial of the father, or of house and father, for many people of the far south alone", () => {
    const initials = (state: string): number =>
      namesIn(state, "female", 1990).filter(({ family }) => /^[A-Z]( [A-Z])?$/.test(family)).length;
    expect(initials("TN")).toBeGreaterThan(330);
    expect(initials("KL")).toBeGreaterThan(90);
    for (const state of ["MH", "UP", "WB", "PB", "NL"]) expect(initials(state), state).toBeLessThan(20);
  });

  it("call a woman Devi where her brother is Kumar or Ram, and her daughter Kumari", () => {
    expect(bearers(namesIn("UP", "female", 1960), "Devi")).toBeGreaterThan(50);
    expect(bearers(namesIn("UP", "female", 2000), "Devi")).toBe(0);
    expect(bearers(namesIn("UP", "female", 2000), "Kumari")).toBeGreaterThan(50);
    expect(bearers(namesIn("MN", "female", 2000), "Devi")).toBeGreaterThan(300);
  });

  it("keep the tribes of Nagaland apart", () => {
    for (const { family, given, full } of namesIn("NL", "female", 1970)) {
      if (/(?:ang|sen|chub)la$/.test(given)) expect(family, full).toMatch(aoFamilies);
      if (/nuo$/.test(given)) expect(family, full).not.toMatch(aoFamilies);
    }
  });

  it("keep the names of one end of the country out of the other", () => {
    expect(bearers(namesIn("MZ", "female", 1985), "Patel Reddy Nair Iyer Patil Kaur")).toBe(0);
    expect(bearers(namesIn("GJ", "female", 1985), "Reddy Nair Banerjee Borah Kaur Ralte")).toBe(0);
    expect(bearers(namesIn("TN", "male", 1985), "Patel Shah Banerjee Yadav Mishra Gill")).toBeLessThan(20);
  });

  it("give Muslim given names to Muslim families and Christian ones to Christian families", () => {
    const women = namesIn("UP", "female", 1985).filter(({ family }) => /^(Ansari|Khan|Bano|Khatoon)$/.test(family));
    expect(women.length).toBeGreaterThan(60);
    for (const { full, given } of women) expect(given, full).not.toMatch(/^(Pooja|Neha|Jyoti|Priya|Sunita|Deepika)$/);
    const men = namesIn("KL", "male", 1985).filter(({ family }) => /^(Varghese|Mathew|Thomas|George)$/.test(family));
    expect(men.length).toBeGreaterThan(20);
    for (const { full, given } of men) expect(given, full).not.toMatch(/^(Shafeek|Riyas|Vishnu|Sreejith|Faisal)$/);
  });

  it("follow the cohort", () => {
    const given = (year: number): Set<string> => new Set(namesIn("UP", "female", year).map((name) => name.given));
    expect(given(1940).has("Savitri")).toBe(true);
    expect(given(1940).has("Ananya")).toBe(false);
    expect(given(2002).has("Ananya")).toBe(true);
    expect(given(2002).has("Savitri")).toBe(false);
  });

  it("draw from more than 220 given names of each sex and 340 family names", () => {
    const distinct = (names: readonly string[]): number => new Set(names).size;
    for (const sex of ["female", "male"])
      expect(distinct(samples.filter((sample) => sample.sex === sex).map(({ name }) => name.given))).toBeGreaterThan(
        220,
      );
    expect(distinct(samples.map(({ name }) => name.family))).toBeGreaterThan(340);
  });
});

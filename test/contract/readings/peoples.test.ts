import { describe, expect, it } from "vitest";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { perKey } from "../../../src/text/memo.ts";
import { crowd, people } from "./people.ts";
import { rows } from "./rows.ts";

/** Names of peoples by which a reader tells that the two parts of a name do not belong together. */
const tell: Readonly<Record<string, readonly [given: RegExp, families: RegExp]>> = {
  akan: [
    /^(?:Kwame|Kofi|Kwabena|Yaw|Abena|Adwoa|Efua|Yaa)$/,
    /^(?:Mensah|Owusu|Boateng|Osei|Asante|Appiah|Agyeman|Addo|Amoah|Antwi)$/,
  ],
  igbo: [
    /^(?:Chidi|Chinedu|Emeka|Obinna|Ngozi|Adaeze|Chidinma|Chiamaka)$/,
    /^(?:Okafor|Okonkwo|Eze|Okeke|Nwosu|Obi|Okoro)$/,
  ],
  yoruba: [
    /^(?:Femi|Tunde|Babatunde|Olumide|Folake|Folasade|Temitope|Tobi|Seun)$/,
    /^(?:Adeyemi|Adebayo|Balogun|Ogunleye|Afolabi|Ojo|Alabi)$/,
  ],
  gujarati: [
    /^(?:Nilesh|Hitesh|Jitendra|Pravin|Krupa|Bharti|Daksha|Hansa)$/,
    /^(?:Patel|Mistry|Parmar|Desai|Solanki)$/,
  ],
  tamil: [/^$/, /^(?:Selvarajah|Sivakumar|Kandiah|Rajaratnam|Nair|Reddy|Iyer)$/],
  bengali: [/^$/, /^(?:Mukherjee|Banerjee|Chatterjee|Ghosh|Bose)$/],
  nepali: [/^$/, /^(?:Gurung|Thapa|Limbu|Tamang)$/],
  cantonese: [/^(?:Kwok-Wai|Kam-Wah|Wai-Ming|Mei-Ling|Siu-Ling)$/, /^(?:Wong|Chan|Leung|Cheung|Lau|Kwok)$/],
  mandarin: [/^(?:Guo-Qiang|Xiu-Ying|Li-Hua)$/, /^(?:Wang|Zhang|Zhao|Jin|Zhou|Liu)$/],
  maronite: [/^(?:Charbel|Georgette|Therese|Elias)$/, /^(?:Khoury|Tannous|Rahme)$/],
  muslim: [/^(?:Ali|Mohammed|Mustafa|Aisha|Fatima|Zeinab)$/, /^(?:Hussein|Hamdan|Darwiche|Zaiter)$/],
  samoan: [/^(?:Fetu|Losa|Teuila|Lote)$/, /^(?:Tuilagi|Faleolo|Leota|Mataafa)$/],
  tongan: [/^(?:Sione|Tevita|Viliami|Salote|Mele)$/, /^(?:Tupou|Fonua|Vake|Latu|Moala)$/],
  japanese: [/^(?:Kenji|Kenta|Hiroshi|Takashi|Yuki|Keiko|Sakura|Yumi)$/, /^(?:Sato|Suzuki|Tanaka|Watanabe|Yamamoto)$/],
  thai: [/^(?:Somchai|Anan|Siriporn|Malee|Nok)$/, /^(?:Kaewmanee|Srisai|Suwan|Chaiyasit|Boonmee|Saetang)$/],
  indonesian: [/^(?:Budi|Agus|Adi|Dewi|Rina)$/, /^(?:Wijaya|Santoso|Setiawan|Gunawan|Hartono|Kusuma)$/],
  khmer: [/^(?:Sophea|Chantrea|Srey|Sokha)$/, /^(?:Sok|Chea|Keo|Chhim|Ros)$/],
  bangladeshi: [/^(?:Tanvir|Nusrat|Farhana)$/, /^$/],
  maori: [/^(?:Wiremu|Hine|Aroha|Rangi|Ngaire)$/, /^(?:Tipene|Parata|Ngata|Henare|Heke)$/],
};

describe("names of Africans in the United States", () => {
  const african: typeof tell = {
    akan: [
      /^(?:Kwame|Kofi|Kwabena|Yaw|Kojo|Abena|Akosua|Efua)$/,
      /^(?:Mensah|Owusu|Osei|Asante|Yeboah|Boat?[ekdh]|Agye|Ampo|Ofor|Opoku|Opp|Kwa[kr])/,
    ],
    igbo: [
      /^(?:Chidi|Emeka|Nnamdi|Obinna|Ngozi|Chioma|Ifeoma)$/,
      /^(?:Ok[aeowp]|Nw|Nn|Nj|Obi|Onw|Ony|Uz|Um|Chuk|Ezeh?$|Eze[aku])/,
    ],
    yoruba: [
      /^(?:Femi|Tunde|Segun|Olufemi|Folake|Bukola|Yetunde)$/,
      /^(?:Aj[ae]|Ojo|Ad[ei][begsy]|Ola|Olu|Ogun|Oye|Aki|Afo)/,
    ],
    habesha: [
      /^(?:Dawit|Yohannes|Getachew|Hiwot|Tigist|Almaz)$/,
      /^(?:Abebe|Bekele|Haile|Kebede|Tadesse|Tesfaye|Gebre|Tek|Wold|Zew|Asse|Mekonnen|Desta)/,
    ],
    somali: [
      /^(?:Abdirahman|Liban|Fadumo|Hodan|Ifrah|Ubah)$/,
      /^(?:Abdi|Warsame|Jama|Mohamud|Farah|Dirie|Elmi|Hersi|Roble|Samatar|Egal|Duale)/,
    ],
    sahel: [
      /^(?:Mamadou|Ousmane|Sekou|Aissatou|Fatou)$/,
      /^(?:Diallo|Camara|Traore|Sow$|Ndiaye|Barry|Toure|Dia[krw]|Diop|Coul|Dem|Kon[at]|Soum|Mbaye)/,
    ],
    kenyan: [/^(?:Kamau|Njoroge|Wanjiku|Wambui)$/, /^(?:Mwa|Kama|Kari|Njo|Njen|Wa[inc]|Mu[cigrn]|Kin|Nde)/],
  };

  it("are of one people", () => {
    const drawn = ["DC", "MD", "MN"].flatMap((state) => people(2_500, { country: "us", state }));
    const known = drawn.flatMap(({ name, details }) => {
      const [given = "", family = ""] = [details?.name.given.native, details?.name.family?.native];
      const [ofGiven] = Object.keys(african).filter((one) => african[one]?.[0].test(given));
      const [ofFamily] = Object.keys(african).filter((one) => african[one]?.[1].test(family));
      return ofGiven === undefined || ofFamily === undefined ? [] : [{ name, isOne: ofGiven === ofFamily }];
    });
    expect(known.length).toBeGreaterThan(0);
    expect(known.filter(({ isOne }) => !isOne)).toEqual([]);
  });
});

describe.each(["uk", "ca", "au"])("names of %s", (code) => {
  it("are of one people", () => {
    const mixed = people(12_000, { country: code, details: true }).flatMap(({ name, details }) => {
      const [given = "", family = ""] = [details?.name.given.native, details?.name.family?.native];
      const [ofGiven, ofFamily] = [0, 1].map((at) =>
        Object.keys(tell).filter((one) => tell[one]?.[at]?.test(at === 0 ? given : family)),
      );
      if (ofGiven?.length !== 1 || ofFamily?.length !== 1) return [];
      return ofGiven[0] === ofFamily[0] ? [] : [name];
    });
    expect(mixed).toEqual([]);
  });

  it("have given names for both sexes in every community that has family names", () => {
    const families = new Set(loadTables(code)("family-names").texts("community"));
    const given = new Set(rows(loadTables(code)("given-names"), ["community", "sex"]).map((row) => row.join(" ")));
    const missing = [...families].filter(
      (one) => one.includes("-") && ["f", "m"].some((sex) => !given.has(`${one} ${sex}`)),
    );
    expect(missing.filter((one) => /^(?:african|arabic|asian|chinese|hindu|pacific)-/.test(one))).toEqual([]);
  });
});

it("Africans in Germany have the names of one people", () => {
  const african: typeof tell = {
    akan: [/^(?:Kwame|Kofi|Kwabena|Akosua|Abena)$/, /^(?:Mensah|Owusu|Boateng|Osei|Asante|Appiah)$/],
    igbo: [/^(?:Ikenna|Chukwuemeka|Chidi|Ngozi)$/, /^(?:Okafor|Okonkwo|Eze|Obi)$/],
    habesha: [/^(?:Dawit|Tsegereda|Yonas|Selam|Filmon)$/, /^(?:Tesfay|Haile|Habte|Kidane|Tekle)$/],
    somali: [/^(?:Hodan|Sahra|Faduma|Abdirahman)$/, /^(?:Abdi|Warsame|Mohamud|Farah)$/],
    sahel: [/^(?:Mamadou|Ousmane|Boubacar|Aissatou|Fatoumata)$/, /^(?:Diallo|Traore|Camara|Jallow|Sow)$/],
  };
  const known = crowd(60_000, { country: "de" }).flatMap(({ name, details }) => {
    const [given = "", family = ""] = [details?.name.given.native, details?.name.family?.native];
    const [ofGiven, ofFamily] = ([given, family] as const).map((part, at) =>
      Object.keys(african).find((one) => african[one]?.[at]?.test(part)),
    );
    return ofGiven === undefined || ofFamily === undefined ? [] : [{ name, isOne: ofGiven === ofFamily }];
  });
  expect(known.length).toBeGreaterThan(5);
  expect(known.filter(({ isOne }) => !isOne)).toEqual([]);
});

describe("families of Sri Lanka", () => {
  const drawnOf = perKey((country: string) => crowd(60_000, { country }));
  const tamils =
    /^(?:Sivakumar|Selvaratnam|Kandiah|Nadarajah|Rajaratnam|Thambiah|Sivalingam|Selvarajah|Kandasamy|Yogarajah|Rasiah|Ponniah|Mahendran|Nagarajah|Navaratnam)$/;
  const sinhalese =
    /^(?:Jayawardena|Bandara|Dissanayake|Gunawardena|Wickramasinghe|Ratnayake|Herath|Senanayake|Perera|Gamage|Liyanage|Peiris|Rajapaksa|Weerasinghe)$/;
  const ofSinhalese =
    /^(?:Nuwan|Sachini|Chathura|Tharindu|Dilini|Chaminda|Kasun|Lahiru|Ruwan|Thilini|Sanduni|Nadeesha|Gamini|Nimal|Upali)$/;

  it.each(["uk", "ca", "au"])("of %s bear the given names of their people", (country) => {
    const drawn = drawnOf(country);
    const mixed = drawn.filter(
      ({ details }) =>
        tamils.test(details?.name.family?.native ?? "") && ofSinhalese.test(details?.name.given.native ?? ""),
    );
    expect(mixed).toEqual([]);
  });

  it("are Tamils in Canada", () => {
    // 138,675 speakers of Tamil to 19,830 of Sinhalese in 2006; 237,890 Tamils in 2021, 0.7 %.
    const families = drawnOf("ca").map(({ details }) => details?.name.family?.native ?? "");
    const [tamil, sinhala] = [tamils, sinhalese].map((names) => families.filter((name) => names.test(name)).length);
    expect((tamil ?? 0) / (sinhala ?? 1)).toBeGreaterThan(3);
    // These fifteen are some 0.4 of them.
    expect((tamil ?? 0) / families.length).toBeGreaterThan(0.0015);
    expect((tamil ?? 0) / families.length).toBeLessThan(0.007);
  });

  it("are Tamils, Sinhalese and beside them Nepalese in the United Kingdom, most Tamils in London", () => {
    const table = rows(loadTables("uk")("family-names"), ["community", "name"]);
    const homes = Map.groupBy(table, ([, name]) => name);
    const drawn = drawnOf("uk");
    const of = (community: string): typeof drawn =>
      drawn.filter(({ details }) => {
        const own = homes.get(details?.name.family?.native ?? "") ?? [];
        return own.length === 1 && own[0]?.[0] === community;
      });
    const [tamils, sinhalese, nepalese] = ["sri-lankan-eelam", "sri-lankan-sinhala", "nepali"].map(of);
    const perMille = (people: typeof drawn = []): number => (people.length / drawn.length) * 1000;
    // In 2021 Tamil was the main language of 125,363 of 57,704,270; of 59,597,542 people 149,239 called themselves Sri Lankan
    // and 69,005 Tamil: Sinhalese are fewer than those of both who do not speak Tamil. 88,461 were Nepalese.
    expect(perMille(tamils)).toBeGreaterThan(2.17);
    expect(perMille(tamils)).toBeLessThan(3.66);
    expect(perMille(sinhalese)).toBeGreaterThan(0.4);
    expect(perMille(sinhalese)).toBeLessThan(1.56);
    expect(perMille(nepalese)).toBeGreaterThan(1.2);
    expect(perMille(nepalese)).toBeLessThan(1.8);
    const inLondon = tamils?.filter(({ address }) =>
      /^(?:BR|CR|EC?|EN|HA|IG|KT|NW?|RM|S[EMW]|TW|UB|WC?)\d/.test(address.zip),
    );
    // 62 of 100 in 2011.
    expect((inLondon?.length ?? 0) / (tamils?.length ?? 1)).toBeGreaterThan(0.5);
  });
});

it.each(["ca", "au"])("Koreans of %s have the given names of their time", (country) => {
  const given = (born: Readonly<Record<string, string>>): readonly string[] =>
    crowd(20_000, { country, ...born }).map(({ details }) => details?.name.given.native ?? "");
  // By the Supreme Court of Korea, the commonest of 1948, 1958 and 1968, and of 1988, 1998 and 2008.
  const early = /^(?:Young-(?:Soo|Ho|Sik|Chul|Ja|Sook)|Soon-Ja|Jung-(?:Sook|Ja)|Mi-(?:Sook|Kyung)|Kyung-(?:Hee|Sook))$/;
  const late = /^(?:Ji-(?:Hoon|Hye|Eun|Won|Woo|Min)|Min-(?:Jun|Ji|Seo)|Seo-Yeon|Su-Bin|Jun-Seo|Hyun-Woo|Dong-Hyun)$/;
  const [older, younger] = [given({ born_to: "1964-12-31" }), given({ born_from: "1990-01-01" })];
  expect(older.filter((name) => early.test(name)).length).toBeGreaterThan(5);
  expect(older.filter((name) => late.test(name))).toEqual([]);
  expect(younger.filter((name) => late.test(name)).length).toBeGreaterThan(5);
  expect(younger.filter((name) => early.test(name))).toEqual([]);
});

it.each(["us", "uk", "ca", "au"])("hardly anybody of %s has one name as given and family name", (country) => {
  const names = crowd(30_000, { country, details: false }).map(({ name }) => name);
  const twice = names.filter((name) => new Set(name.split(" ")).size === 1);
  expect(twice.length / names.length).toBeLessThan(0.000_1);
});

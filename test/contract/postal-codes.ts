/** How a country writes postal codes, and with what those of a state begin. */
interface PostalPlan {
  readonly form: RegExp;
  /** The part of a code that tells the state. */
  readonly leading: RegExp;
  /** By the abbreviation of the state: leading parts, or spans of numbers as long as them. */
  readonly states: Readonly<Record<string, string>>;
}

/** Whether the code has the country's form and begins as codes of that state do. False for what is not in the plan. */
export function agreesWithState(country: string, state: string, code: string): boolean {
  const plan = plans[country];
  const [lead] = plan?.leading.exec(code) ?? [];
  if (plan === undefined || lead === undefined || !plan.form.test(code)) return false;
  return (plan.states[state] ?? "").split(" ").some((span) => {
    const [from = "", to = from] = span.split("-");
    return lead.length === from.length && lead >= from && lead <= to;
  });
}

/** Read from postal authorities' descriptions of their codes, not from the tables of places. */
const plans: Readonly<Record<string, PostalPlan>> = {
  us: {
    form: /^\d{5}$/,
    leading: /^\d{3}/,
    states: {
      AL: "350-369", AK: "995-999", AZ: "850-865", AR: "716-729", CA: "900-961", CO: "800-816", CT: "060-069",
      DE: "197-199", DC: "200 202-205", FL: "320-349", GA: "300-319 398-399", HI: "967-968", IA: "500-528",
      ID: "832-838", IL: "600-629", IN: "460-479", KS: "660-679", KY: "400-427", LA: "700-714", MA: "010-027 055",
      MD: "206-219", ME: "039-049", MI: "480-499", MN: "550-567", MO: "630-658", MS: "386-397", MT: "590-599",
      NC: "270-289", ND: "580-588", NE: "680-693", NH: "030-038", NJ: "070-089", NM: "870-884", NV: "889-898",
      NY: "005 100-149", OH: "430-459", OK: "730-749", OR: "970-979", PA: "150-196", RI: "028-029", SC: "290-299",
      SD: "570-577", TN: "370-385", TX: "733 750-799 885", UT: "840-847", VA: "201 220-246", VT: "050-059",
      WA: "980-994", WI: "530-549", WV: "247-268", WY: "820-831",
    },
  },
  uk: {
    form: /^[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/,
    leading: /^[A-Z]+/,
    states: {
      ENG:
        "AL B BA BB BD BH BL BN BR BS CA CB CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU HA HD HG HP " +
        "HR HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH RM S SE SG SK SL SM SN " +
        "SO SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO",
      SCT: "AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE",
      WLS: "CF LD LL NP SA",
      NIR: "BT",
    },
  },
  ca: {
    form: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    leading: /^X..|^./,
    states: {
      AB: "T", BC: "V", MB: "R", NB: "E", NL: "A", NS: "B", NT: "X0E X0G X1A", NU: "X0A X0B X0C", ON: "K-N P", PE: "C",
      QC: "G H J", SK: "S", YT: "Y",
    },
  },
  au: {
    form: /^\d{4}$/,
    leading: /^\d{4}/,
    states: {
      ACT: "2600-2618 2900-2920", NSW: "2000-2599 2619-2899 2921-2999", NT: "0800-0899", QLD: "4000-4999",
      SA: "5000-5799", TAS: "7000-7799", VIC: "3000-3999", WA: "6000-6797",
    },
  },
  de: {
    form: /^\d{5}$/,
    leading: /^\d\d/,
    states: {
      BB: "01 03-04 12 14-17 19", BE: "10 12-14", BW: "68-79 88-89 97", BY: "63 80-97", HB: "27-28", HE: "34-37 60-61 63-65 68-69",
      HH: "20-22 27", MV: "17-19 23", NI: "21 26-31 37-38 48-49", NW: "32-34 37 40-42 44-53 57-59", RP: "53-57 65-67 76",
      SH: "21-25", SL: "66", SN: "01-02 04 07-09", ST: "06 29 38-39", TH: "04 06-07 36-37 96 98-99",
    },
  },
  fr: {
    form: /^\d{5}$/,
    leading: /^\d\d/,
    states: {
      ARA: "01 03 07 15 26 38 42 43 63 69 73 74", BFC: "21 25 39 58 70 71 89 90", BRE: "22 29 35 56", COR: "20",
      CVL: "18 28 36 37 41 45", GES: "08 10 51 52 54 55 57 67 68 88", HDF: "02 59 60 62 80", IDF: "75 77 78 91-95",
      NAQ: "16 17 19 23 24 33 40 47 64 79 86 87", NOR: "14 27 50 61 76", OCC: "09 11 12 30 31 32 34 46 48 65 66 81 82",
      PAC: "04 05 06 13 83 84", PDL: "44 49 53 72 85",
    },
  },
  jp: {
    form: /^\d{3}-\d{4}$/,
    leading: /^\d\d/,
    states: {
      "01": "00 04-09", "02": "03", "03": "02", "04": "98", "05": "01", "06": "99", "07": "96-97", "08": "30-31",
      "09": "32", "10": "37", "11": "33-36", "12": "26-29", "13": "10-20", "14": "21-25", "15": "94-95", "16": "93",
      "17": "92", "18": "91", "19": "40", "20": "38-39", "21": "50", "22": "41-43", "23": "44-49", "24": "49 51",
      "25": "52", "26": "60-62", "27": "53-59", "28": "65-67", "29": "63", "30": "64", "31": "68", "32": "69",
      "33": "70-71", "34": "72-73", "35": "74-75", "36": "77", "37": "76", "38": "79", "39": "78", "40": "80-83",
      "41": "84", "42": "81 85", "43": "86", "44": "87", "45": "88", "46": "89", "47": "90",
    },
  },
  cn: {
    form: /^\d{6}$/,
    leading: /^\d\d/,
    states: {
      AH: "23-24", BJ: "10", CQ: "40", FJ: "35-36", GD: "51-52", GS: "73-74", GX: "53-54", GZ: "55-56", HA: "45-47",
      HB: "43-44", HE: "05-07", HI: "57", HL: "15-16", HN: "41-42", JL: "13", JS: "21-22", JX: "33-34", LN: "11-12",
      NM: "01-02 16", NX: "75", QH: "81", SC: "61-64", SD: "25-27", SH: "20", SN: "71-72", SX: "03-04", TJ: "30",
      XJ: "83-84", XZ: "85-86", YN: "65-67", ZJ: "31-32",
    },
  },
  in: {
    form: /^[1-8]\d{5}$/,
    leading: /^79\d|^\d\d/,
    states: {
      AN: "74", AP: "51-53", AR: "790-792", AS: "78", BR: "80-85", CG: "49", CH: "16", DH: "36 39", DL: "11", GA: "40",
      GJ: "36-39", HP: "17", HR: "12-13", JH: "81-83", JK: "18-19", KA: "56-59", KL: "67-69", LA: "19", LD: "68",
      MH: "40-44", ML: "793-794", MN: "795", MP: "45-48", MZ: "796", NL: "797-798", OD: "75-77", PB: "14-16",
      PY: "53 60 67", RJ: "30-34", SK: "73", TN: "60-66", TR: "799", TS: "50", UK: "24 26", UP: "20-28", WB: "70-74",
    },
  },
  mx: {
    form: /^\d{5}$/,
    leading: /^\d\d/,
    states: {
      AGU: "20", BCN: "21-22", BCS: "23", CAM: "24", CHH: "31-33", CHP: "29-30", CMX: "01-16", COA: "25-27", COL: "28",
      DUR: "34-35", GRO: "39-41", GUA: "36-38", HID: "42-43", JAL: "44-49", MEX: "50-57", MIC: "58-61", MOR: "62",
      NAY: "63", NLE: "64-67", OAX: "68-71", PUE: "72-75", QUE: "76", ROO: "77", SIN: "80-82", SLP: "78-79",
      SON: "83-85", TAB: "86", TAM: "87-89", TLA: "90", VER: "91-96", YUC: "97", ZAC: "98-99",
    },
  },
  ru: {
    form: /^\d{6}$/,
    leading: /^\d{3}/,
    states: {
      AD: "385", AL: "649", ALT: "656-659", AMU: "675-676", ARK: "163-165", AST: "414 416", BA: "450-453",
      BEL: "308-309", BRY: "241-243", BU: "670-671", CE: "364-366", CHE: "454-457", CHU: "689", CU: "428-429",
      DA: "367-368", IN: "386", IRK: "664-666 669", IVA: "153 155", KAM: "683-684 688", KB: "360-361", KC: "369",
      KDA: "350-354", KEM: "650-654", KGD: "236-238", KGN: "640-641", KHA: "680-682", KHM: "628", KIR: "610-613",
      KK: "655", KL: "358-359", KLU: "248-249", KO: "167-169", KOS: "156-157", KR: "185-186", KRS: "305-307",
      KYA: "647-648 660-663", LEN: "187-188", LIP: "398-399", MAG: "685-686", ME: "424-425", MO: "430-431",
      MOS: "140-144", MOW: "101-135", MUR: "183-184", NEN: "166", NGR: "173-175", NIZ: "603-607", NVS: "630-633",
      OMS: "644-646", ORE: "460-462", ORL: "302-303", PER: "614-619", PNZ: "440-442", PRI: "690-692", PSK: "180-182",
      ROS: "344-347", RYA: "390-391", SA: "677-678", SAK: "693-694", SAM: "443-446", SAR: "410-413", SE: "362-363",
      SMO: "214-216", SPE: "190-199", STA: "355-357", SVE: "620-624", TA: "420-423", TAM: "392-393", TOM: "634-636",
      TUL: "300-301", TVE: "170-172", TY: "667-668", TYU: "625-627", UD: "426-427", ULY: "432-433", VGG: "400-404",
      VLA: "600-602", VLG: "160-162", VOR: "394-397", YAN: "629", YAR: "150-152", YEV: "679", ZAB: "672-674",
    },
  },
};

import type { PhoneProofs } from "../phone-ranges.ts";
import type { PhonePlan } from "../shared/places.ts";

/**
 * A cell is the area code and how many digits a local number has there: `10 8`. The first digit 9 is not used: sources
 * disagree on whether local numbers may begin with it.
 */
export const phonePlan: PhonePlan = {
  reserved: unassigned,
  never_issued: unassigned,
  valid: (cell) => (cell.startsWith(`${refused} `) ? [] : unassigned(cell)),
};

/** 上海, where libphonenumber refuses local numbers that begin with 0. */
const refused = "21";

function unassigned(cell: string): readonly string[] {
  const [area = "", digits = "7"] = cell.split(" ");
  return [`+86 ${area} ${digits === "8" ? "0###" : "0##"} ####`];
}

const plan = {
  document:
    "YDN 065-1997 第7.2条 and 工业和信息化部, 电信网编号计划 (2017年版), as 通信人在线 explains them, 8 November 2023",
  page: "http://m.dapaigu.cn/i4235.html",
};

export const phoneProofs: PhoneProofs = {
  proofs: [
    {
      ranges: ["reserved", "never_issued"],
      numbers: "a local number that begins with 0 after the area code of the place",
      why: "0 is the trunk prefix and 00 the international one, and all numbers that begin with 0 are kept for these uses, so that no local number can begin so. China has set aside no numbers for fiction, and these are used instead.",
      ...plan,
    },
    {
      ranges: ["valid"],
      numbers: "the same, but not of 上海",
      why: "libphonenumber accepts them in every area code but 021: people with this range live elsewhere.",
      ...plan,
    },
  ],
  missing: {
    mobile: "China has set aside no mobile numbers, and a prefix that is not in use today may be opened tomorrow",
  },
};

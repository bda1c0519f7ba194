import type { Customs } from "../customs.ts";
import { capitalised, plainLatin } from "../shared/passport.ts";

export const customs: Customs = {
  alpha2: "JP",
  salutation: { male: "様", female: "様" },
  latin: plainLatin,
  latinName: ({ mailGiven, mailFamily }) => ({ given: capitalised(mailGiven), family: capitalised(mailFamily) }),
  envelope: ({ name, street, city, state, zip }) => [`〒${zip}`, `${state}${city}${street}`, `${name} 様`],
  source: "日本郵便, 郵便番号・あて名の書き方; 外務省, ヘボン式ローマ字綴方表",
};

/** Postcode districts that lie in the areas of two post towns, or of two countries. */
export const furtherCodes: readonly string[] = (
  "AL7 ENG Welwyn; BD24 ENG Skipton; BT29 NIR Belfast; CF71 WLS Llantwit Major; CM7 ENG Dunmow; " +
  "CT9 ENG Birchington; CV8 ENG Coventry; CV37 ENG Shipston-on-Stour; DH8 ENG Durham; DL10 ENG Richmond; " +
  "EH14 SCT Edinburgh; EN11 ENG Broxbourne; GU17 ENG Farnborough; GU27 ENG Hindhead; HP22 ENG Aylesbury; " +
  "IG8 ENG Chigwell; L20 ENG Liverpool; LL18 WLS St. Asaph; LL31 WLS Conwy; LL77 WLS Rhosneigr; " +
  "ME6 ENG Aylesford; NG17 ENG Nottingham; NR18 ENG Norwich; NR19 ENG Norwich; NR26 ENG Norwich; " +
  "NR28 ENG Norwich; RG19 ENG Reading; RH4 ENG Betchworth; SA48 WLS Aberaeron; SA72 WLS Pembroke; " +
  "SG6 ENG Hitchin; SN15 ENG Corsham; SO40 ENG Southampton; SS1 ENG Westcliff-on-Sea; TN2 ENG Tunbridge Wells; " +
  "UB3 ENG Southall; UB8 ENG West Drayton; WD18 ENG Kings Langley; WF10 ENG Normanton; WF16 ENG Liversedge; " +
  "WN8 ENG Wigan; TD12 ENG Coldstream; TD15 ENG Berwick-upon-Tweed"
).split("; ");

/** The numbers of INSEE for the regions. */
export const regions: Readonly<Record<string, string>> = {
  ARA: "84",
  BFC: "27",
  BRE: "53",
  COR: "94",
  CVL: "24",
  GES: "44",
  HDF: "32",
  IDF: "11",
  NAQ: "75",
  NOR: "28",
  OCC: "76",
  PAC: "93",
  PDL: "52",
};

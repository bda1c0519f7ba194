/**
 * Templates of the area code with an exchange that begins with 1 (not 10 or 11: 110 and 119 are the police and the fire
 * brigade), or with 0 where libphonenumber knows the area code that way only.
 */
export function phones(areaCode: number): string {
  const zero = zeroExchange.has(areaCode);
  const exchange = "#".repeat(3 - String(areaCode).length);
  return (zero ? ["0#"] : areaCode === 99 ? ["14", "15", "19"] : ["12", "13", "19"])
    .map((start) => `+81 ${areaCode} ${start}${exchange} ####`)
    .join("|");
}

const zeroExchange = new Set([23, 29, 53, 58, 72, 76, 259]);

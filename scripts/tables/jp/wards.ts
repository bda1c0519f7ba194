/** The city of a municipality: `横浜市` of `横浜市中区`. A ward of Tokyo is returned as it is. */
export function withoutWard(municipality: string): string {
  return municipality.endsWith("区") && municipality.includes("市")
    ? municipality.slice(0, municipality.indexOf("市", 1) + 1)
    : municipality;
}

/**
 * The current name of a ward; empty where the city has none, undefined where it is not certain. Hamamatsu merged its
 * wards on 1 January 2024, after the list that is read here; its postal codes stayed.
 */
export function currentWard(city: string, ward: string): string | undefined {
  return city === "浜松市" && ward !== "" ? hamamatsuWards[ward] : ward;
}

const hamamatsuWards: Readonly<Record<string, string>> = {
  中区: "中央区",
  東区: "中央区",
  西区: "中央区",
  南区: "中央区",
  浜北区: "浜名区",
};

/** The religions that decide names and forms of address. */
export type Religion = "muslim" | "christian" | "sikh" | "hindu";

const muslim: ReadonlySet<string> = new Set(["kargil", "kashmiri", "lakshadweep"]);

/** The religion of a community; of those that are mixed, Buddhist or of tribes, the one whose customs they share. */
export function religionOf(community: string): Religion {
  if (/muslim/.test(community) || muslim.has(community)) return "muslim";
  if (/christian/.test(community) || community === "goan") return "christian";
  return community === "sikh" ? "sikh" : "hindu";
}

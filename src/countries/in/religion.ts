export type Religion = "muslim" | "christian" | "sikh" | "hindu";

const muslim: ReadonlySet<string> = new Set(["kargil", "kashmiri", "lakshadweep"]);

/** Of communities that are mixed, Buddhist or of tribes, the religion whose customs they share. */
export function religionOf(community: string): Religion {
  if (/muslim/.test(community) || muslim.has(community)) return "muslim";
  if (/christian/.test(community) || community === "goan") return "christian";
  return community === "sikh" ? "sikh" : "hindu";
}

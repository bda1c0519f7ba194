/** The documents that the page names in its header. */
const documents = [
  ["Library", "/blob/main/docs/library.md"],
  ["Command line", "/blob/main/docs/bulk.md"],
  ["Agents", "/blob/main/docs/library.md#agents"],
  ["Source", ""],
] as const;

/**
 * Links to documents of the repository that GitHub names where it builds; none elsewhere, because their address is not known.
 */
export function documentLinks({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }: NodeJS.ProcessEnv): string {
  if (server === undefined || repository === undefined) return "";
  return documents.map(([caption, path]) => `<a href="${server}/${repository}${path}">${caption}</a>`).join("\n");
}

/** Documents that the service sends as text, by the name of their files below its address. */
export const documents = {
  "library.md": ["Library", "docs/library.md"],
  "command-line.md": ["Command line", "docs/bulk.md"],
  "engines.md": ["Engines", "docs/engines.md"],
  "llms.txt": ["Agents", "llms.txt"],
} as const;

/** Links to them, and to the source where GitHub, whose address is known only where it builds, names it. */
export function documentLinks({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }: NodeJS.ProcessEnv): string {
  const links = Object.entries(documents).map(([file, [caption]]) => `<a href="${file}">${caption}</a>`);
  if (server !== undefined && repository !== undefined) links.push(`<a href="${server}/${repository}">Source</a>`);
  return links.join("\n");
}

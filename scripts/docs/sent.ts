import { dirname, join, normalize } from "node:path/posix";

/** Documents that the package and the service send, by their paths in the repository. */
export const documents: readonly string[] = [
  "README.md",
  "CHANGELOG.md",
  "SECURITY.md",
  "llms.txt",
  ...["clients", "command-line", "countries", "engines", "figures", "library", "operations", "recipes", "service"].map(
    (name) => `docs/${name}.md`,
  ),
];

/** What documents write for a running service. */
const SERVICE = "http://localhost:8080";

/** A block of code, code in a line, or a link or picture with its text, its path and its fragment. */
const LINK = /^```[\s\S]*?^```$|`[^`\n]*`|(!?)\[([^\]]*)\]\(([^)\s#]*)(#[^)\s]*)?\)/gm;

/**
 * The text of a document with the links of a place that has other files than the repository. `placeOf` gives what leads to a
 * path of the repository, or of the service if it begins with `/`. Where it gives undefined, the link leads to the repository
 * if its address is known, and its text alone remains otherwise. Pictures are left out.
 */
export function relinked(
  text: string,
  document: string,
  placeOf: (path: string) => string | undefined,
  repository = repositoryOf(process.env),
): string {
  return text.replace(LINK, (found, picture?: string, title = "", path = "", fragment = "") => {
    if (picture === undefined || path === "" || /^https:/.test(path)) return found;
    if (picture === "!") return "";
    const isService = path.startsWith(SERVICE);
    const target = isService ? path.slice(SERVICE.length) : normalize(join(dirname(document), path));
    const place = placeOf(target);
    if (place !== undefined) return `[${title}](${place}${fragment})`;
    return repository === undefined || isService ? title : `[${title}](${repository}/blob/HEAD/${target}${fragment})`;
  });
}

/** The address of the repository, which is known only where GitHub builds it. */
export function repositoryOf({
  GITHUB_SERVER_URL: server,
  GITHUB_REPOSITORY: name,
}: NodeJS.ProcessEnv): string | undefined {
  return server === undefined || name === undefined ? undefined : `${server}/${name}`;
}

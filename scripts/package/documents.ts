import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

/** Documents of the repository that the package has. */
const documents = [
  "README.md",
  "llms.txt",
  "CHANGELOG.md",
  ...["api", "countries", "from-faker", "library", "recipes", "rules", "service", "verify"].map(
    (page) => `docs/${page}.md`,
  ),
];

/** Copies the licence and the documents. What these link to and the package lacks, such as a running service, remains as text. */
export function copyDocuments(root: string, target: string): void {
  cpSync(join(root, "LICENSE"), join(target, "LICENSE"));
  for (const document of documents) {
    const text = readFileSync(join(root, document), "utf8").replace(
      /(?<!!)\[([^\]]*)\]\((?!https:|#)([^)#\s]+)[^)]*\)/g,
      (link, title, path) => (isPacked(join(dirname(document), path)) ? link : title),
    );
    // Pictures of the repository.
    const shown = text.replace(/^!\[[^\]]*\]\((?!\w+:)[^)]*\)\n/gm, "");
    mkdirSync(dirname(join(target, document)), { recursive: true });
    writeFileSync(join(target, document), shown);
  }
}

function isPacked(path: string): boolean {
  return [...documents, "LICENSE", "NOTICE"].includes(relative(".", normalize(path)));
}

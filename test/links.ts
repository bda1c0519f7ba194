import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { anchor } from "../scripts/docs/markdown.ts";

/** Paths and fragments of the links of a document in Markdown, but for those with a scheme; code has none. */
export function linksIn(markdown: string): readonly string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, "code");
  return [...prose.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link = ""]) => link);
}

/** The fragments of the headings of a document in Markdown. */
export function fragmentsOf(markdown: string): readonly string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, "");
  return [...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchor(heading));
}

/** The links of a document that lead to no file or heading. */
export function deadLinks(document: string): readonly string[] {
  return linksIn(readFileSync(document, "utf8")).filter((link) => {
    const [path = "", fragment] = link.split("#");
    const file = path === "" ? document : join(dirname(document), path);
    if (!existsSync(file)) return true;
    return fragment !== undefined && !fragmentsOf(readFileSync(file, "utf8")).includes(fragment);
  });
}

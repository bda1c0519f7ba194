import { fragmentsOf, linksIn } from "./links.ts";

/**
 * Follows the links of a service's page and documents, as a browser and as other clients see them. Returns the addresses that it
 * asked for, and the links, with the document they are in, that lead to nothing or to a heading that is not there.
 */
export async function deadLinksOf(
  url: string,
): Promise<{ readonly dead: readonly string[]; readonly seen: readonly string[] }> {
  const dead: string[] = [];
  const seen = new Set<string>();
  for (const accept of ["text/html", "*/*"] as const) {
    const texts = new Map<string, string | undefined>();
    const read = async (address: string): Promise<string | undefined> => {
      if (texts.has(address)) return texts.get(address);
      const response = await fetch(address, { headers: { accept } });
      const text = response.ok ? await response.text() : undefined;
      texts.set(address, text);
      return text;
    };
    const open = [`${url}/`, `${url}/llms.txt`];
    for (const document of open) {
      const isText = accept === "*/*" && document !== `${url}/`;
      const links = (isText ? linksIn : linksOfPage)((await read(document)) ?? "");
      for (const link of links) {
        const target = new URL(link, document);
        if (target.origin !== url) continue;
        const { hash } = target;
        target.hash = "";
        const text = await read(target.href);
        if (text === undefined || (hash !== "" && !hasFragment(text, decodeURIComponent(hash.slice(1)))))
          dead.push(`${document}: ${link}`);
        if (!open.includes(target.href) && /\.(?:md|txt)$/.test(target.pathname)) open.push(target.href);
      }
    }
    for (const address of texts.keys()) seen.add(address);
  }
  return { dead, seen: [...seen] };
}

function linksOfPage(html: string): readonly string[] {
  return [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
}

function hasFragment(text: string, fragment: string): boolean {
  return text.includes(` id="${fragment}"`) || fragmentsOf(text).includes(fragment);
}

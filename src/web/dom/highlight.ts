import { element } from "./element.ts";

/** A part of a text and its kind; undefined for plain text. */
type Token = readonly [text: string, kind: string | undefined];

export function highlightJson(json: string): Node[] {
  return nodes(
    tokens(json, /("(?:[^"\\]|\\.)*")(?=\s*:)|("(?:[^"\\]|\\.)*")|(-?\d[\d.]*)/g, ["key", "text", "number"]),
  );
}

/** Highlights comments and strings in any of the page's languages. */
export function highlightCode(code: string): Node[] {
  return nodes(
    tokens(code, /((?:^|(?<=\s))(?:#|\/\/).*)|("(?:[^"\\\n]|\\.)*"|'[^']*'|`[^`]*`)/gm, ["comment", "text"]),
  );
}

function tokens(text: string, pattern: RegExp, kinds: readonly string[]): Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    found.push([text.slice(end, match.index), undefined]);
    found.push([match[0], kinds[match.slice(1).findIndex((group) => group !== undefined)]]);
    end = match.index + match[0].length;
  }
  found.push([text.slice(end), undefined]);
  return found;
}

function nodes(found: readonly Token[]): Node[] {
  return found.map(([text, kind]) =>
    kind === undefined ? document.createTextNode(text) : element("span", { class: `token-${kind}` }, text),
  );
}

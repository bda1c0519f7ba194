import { element } from "./element.ts";

/** Pieces of a text and the class that each is shown in; undefined is plain. */
type Piece = readonly [text: string, kind: string | undefined];

/** JSON with names, texts and numbers told apart by colour. */
export function colouredJson(json: string): Node[] {
  return nodes(
    pieces(json, /("(?:[^"\\]|\\.)*")(?=\s*:)|("(?:[^"\\]|\\.)*")|(-?\d[\d.]*)/g, ["key", "text", "number"]),
  );
}

/** Code with comments and texts told apart by colour, in any of the page's languages. */
export function colouredCode(code: string): Node[] {
  return nodes(
    pieces(code, /((?:^|(?<=\s))(?:#|\/\/).*)|("(?:[^"\\\n]|\\.)*"|'[^']*'|`[^`]*`)/gm, ["comment", "text"]),
  );
}

function pieces(text: string, pattern: RegExp, kinds: readonly string[]): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    found.push([text.slice(end, match.index), undefined]);
    found.push([match[0], kinds[match.slice(1).findIndex((group) => group !== undefined)]]);
    end = match.index + match[0].length;
  }
  found.push([text.slice(end), undefined]);
  return found;
}

function nodes(found: readonly Piece[]): Node[] {
  return found.map(([text, kind]) =>
    kind === undefined ? document.createTextNode(text) : element("span", { class: `token-${kind}` }, text),
  );
}

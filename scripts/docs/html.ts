import { Marked, Renderer } from "marked";
import { anchor } from "./markdown.ts";

/** A document as a page of HTML, with the headings' fragments that GitHub gives them. */
export function htmlOf(markdown: string, style: string): string {
  const [, title = ""] = /^# (.*)$/m.exec(markdown) ?? [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table(token) {
        const table = Renderer.prototype.table.call(this, token);
        return `<div class="wide" role="region" tabindex="0" aria-label="Table">${table}</div>\n`;
      },
    },
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} · identikit</title>
<link rel="icon" href="favicon.svg" />
<link rel="stylesheet" href="${style}" />
</head>
<body class="document">
<nav><a href="./">identikit</a> <a href="llms.txt">All documents</a></nav>
<main>
${marked.parse(markdown)}</main>
</body>
</html>
`;
}

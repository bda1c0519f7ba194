import { countries } from "../src/countries/index.ts";
import { extraNames } from "../src/extra/methods.ts";
import { createIdentityService } from "../src/library/generator.ts";

/** Names of one request, at most. */
const LIMIT = 16;

/** Characters of an example, at most. */
const LENGTH = 60;

const service = createIdentityService({ newSeed: () => "extra", today: () => ({ year: 2026, month: 1, day: 1 }) });

/**
 * The page of all values that `extra` can ask for, with an example of each country. Throws RangeError if faker lacks one
 * of them.
 */
export function extrasPage(style: string, script: string): string {
  const examples = countries.map(({ code }) => ({ code, values: examplesOf(code) }));
  const cell = (text: string): string => `<td>${escaped(text)}</td>`;
  const rows = extraNames.map((name) => {
    const cells = examples.map(({ values }) => cell(shortened(values[name] ?? "")));
    return `<tr><th scope="row"><code>${name}</code></th>${cells.join("")}</tr>`;
  });
  const heads = examples.map(({ code }) => `<th scope="col">${code}</th>`).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Further values · identikit</title>
<link rel="icon" href="favicon.svg" />
<link rel="stylesheet" href="${style}" />
<script type="module" src="${script}"></script>
</head>
<body class="extras">
<h1>Further values</h1>
<p>The names that <code>extra</code> takes, each with the value of one person of every country. <a href="./">Back</a></p>
<label>Search <input id="search" type="text" autocomplete="off" spellcheck="false" /></label> <output id="found"></output>
<div class="sheet" role="region" tabindex="0" aria-label="Further values">
<table>
<thead><tr><th scope="col">Name</th>${heads}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</div>
</body>
</html>
`;
}

function examplesOf(country: string): Readonly<Record<string, string>> {
  const requests = Array.from({ length: Math.ceil(extraNames.length / LIMIT) }, (_, at) =>
    extraNames.slice(at * LIMIT, (at + 1) * LIMIT),
  );
  const values = requests.map((extra) => service.generate({ gender: "random", country, extra }).identity.extra);
  return Object.assign({}, ...values);
}

function shortened(text: string): string {
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

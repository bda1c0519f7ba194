import type { Query } from "../request/fields.ts";
import { formatQuery } from "../request/query.ts";
import type { Snippet } from "./snippets.ts";

/** People of a table that code asks for. */
const COUNT = 1_000;

/** The people of a table that are asked for; no names stand for all columns. */
interface Asked {
  readonly count: number;
  readonly columns?: readonly string[];
}

/** `GET` of the person of a query, or of a table of people of its seed. */
export function getOf(base: string, { protocol: _, ...query }: Query, file = "generate", asked?: Asked): string {
  const parameters = new URLSearchParams(asked && { count: String(asked.count) });
  for (const [name, value] of new URLSearchParams(formatQuery(query))) parameters.append(name, value);
  const { columns = [] } = asked ?? {};
  if (columns.length > 0) parameters.append("columns", columns.join(","));
  return `${base}/${file}?${parameters.toString().replaceAll("'", "%27")}`;
}

/** Tables of the people of this seed, in what reads a URL. */
export function tableSnippets(base: string, query: Query): readonly Snippet[] {
  const table = (ending: string): string => getOf(base, query, `people.${ending}`, { count: COUNT });
  return [
    {
      id: "duckdb",
      caption: "DuckDB",
      setup: "",
      use: `In its shell: ${COUNT.toLocaleString("en")} people of this seed`,
      code: `INSTALL httpfs;\nLOAD httpfs;\nSET force_download = true;\nSELECT * FROM '${table("parquet")}';`,
    },
    {
      id: "pandas",
      caption: "pandas",
      setup: "pip install pandas",
      use: "people.py, for python3 people.py",
      code: `import pandas as pd\n\npeople = pd.read_csv("${table("csv")}", dtype=str, keep_default_na=False)\nprint(people)`,
    },
    {
      id: "excel",
      caption: "Excel",
      setup: "",
      use: "Data, From Other Sources, Blank Query, Advanced Editor",
      code: `let\n  Source = Csv.Document(Web.Contents("${table("csv")}"), [Delimiter = ",", Encoding = 65001]),\n  People = Table.PromoteHeaders(Source, [PromoteAllScalars = false])\nin\n  People`,
    },
    {
      id: "k6",
      caption: "k6",
      setup: `curl -o people.json '${table("json")}'`,
      use: "people.js, for k6 run people.js",
      code: `import { SharedArray } from "k6/data";\n\nconst people = new SharedArray("people", () => JSON.parse(open("./people.json")));\n\nexport default function () {\n  const person = people[__ITER % people.length];\n  console.log(person.name);\n}`,
    },
  ];
}

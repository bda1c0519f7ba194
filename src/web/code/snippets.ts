import { type Query, schemaFields, schemaJson, type Value } from "../request/fields.ts";
import { formatQuery } from "../request/query.ts";

interface Snippet {
  readonly id: string;
  readonly caption: string;
  readonly setup: string;
  /** Where the code goes, such as the name of the file. */
  readonly use: string;
  readonly code: string;
}

const METHOD = "identity.v1.IdentityService/GenerateIdentity";

const COUNT = 1_000;

/** The request's call in every language of the page; `base` is the address of the service. */
export function snippetsFor(base: string, query: Query): readonly Snippet[] {
  const { protocol, hostname, port } = new URL(base);
  const secure = protocol === "https:";
  const target = `${hostname}:${port || (secure ? 443 : 80)}`;
  return [
    { id: "curl", caption: "curl", setup: "", use: "In a shell", code: curl(base, query) },
    { id: "buf", caption: "buf curl", setup: "", use: "In a shell", code: bufCurl(base, secure, query) },
    {
      id: "python",
      caption: "Python",
      setup: `pip install grpcio-tools\ncurl -O ${base}/identity.proto`,
      use: "person.py, for python3 person.py",
      code: python(secure, target, query),
    },
    {
      id: "go",
      caption: "Go",
      setup: "go mod init person\ngo get connectrpc.com/connect google.golang.org/protobuf",
      use: "main.go, for go run .",
      code: go(base, query),
    },
    {
      id: "typescript",
      caption: "TypeScript",
      setup: [
        "npm install @connectrpc/connect @connectrpc/connect-node @bufbuild/protobuf @bufbuild/buf @bufbuild/protoc-gen-es",
        "npm pkg set type=module",
        `curl --create-dirs -o proto/identity.proto ${base}/identity.proto`,
        `npx buf generate proto --template '{"version":"v2","plugins":[{"local":"protoc-gen-es","out":"gen","opt":["target=ts","erasable_syntax=true"]}]}'`,
      ].join("\n"),
      use: "person.ts, for node person.ts (22.18 or newer)",
      code: typescript(base, query),
    },
    ...tableSnippets(base, query),
  ];
}

/** People of a table; without names, with all columns. */
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

function curl(base: string, query: Query): string {
  return `curl '${getOf(base, query)}'`;
}

function bufCurl(base: string, secure: boolean, query: Query): string {
  return [
    `buf curl --protocol grpc ${secure ? "" : "--http2-prior-knowledge "}\\`,
    `  -d ${shell(schemaJson(query))} \\`,
    `  ${base}/${METHOD}`,
  ].join("\n");
}

function python(secure: boolean, target: string, query: Query): string {
  const channel = secure
    ? `grpc.secure_channel("${target}", grpc.ssl_channel_credentials())`
    : `grpc.insecure_channel("${target}")`;
  return `import grpc

protos, services = grpc.protos_and_services("identity.proto")
client = services.IdentityServiceStub(${channel})

response = client.GenerateIdentity(protos.GenerateIdentityRequest(
${schemaFields(query)
  .map(({ name, value }) => `    ${name}=${pythonValue(value)},`)
  .join("\n")}
))
print(response.identity)`;
}

function go(base: string, query: Query): string {
  const given = schemaFields(query).map(({ name, value }) => [`"${name}":`, goValue(value)] as const);
  const column = Math.max(...given.map(([key]) => key.length));
  return `package main

import (
	"context"
	"fmt"
	"log"
	"net/http"

	"connectrpc.com/connect"
	"google.golang.org/protobuf/types/known/structpb"
)

func main() {
	// A Struct is any JSON object, so that no code need be generated.
	client := connect.NewClient[structpb.Struct, structpb.Struct](
		http.DefaultClient,
		"${base}/${METHOD}",
		connect.WithProtoJSON(),
	)
	request, err := structpb.NewStruct(map[string]any{
${given.map(([key, value]) => `\t\t${key.padEnd(column)} ${value},`).join("\n")}
	})
	if err != nil {
		log.Fatal(err)
	}
	response, err := client.CallUnary(context.Background(), connect.NewRequest(request))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.Msg.Fields["identity"])
}`;
}

function typescript(base: string, query: Query): string {
  const given = schemaFields(query);
  const lines = given.map(({ name, localName, type, value }) => {
    const prefix = `${name}_`.length;
    const written = type === undefined ? JSON.stringify(value) : `${type}.${String(value).slice(prefix)}`;
    return `  ${localName}: ${written},`;
  });
  const enums = given.flatMap(({ type }) => type ?? []);
  const imports = [...enums, "IdentityService"].sort().join(", ");
  return `import { createClient } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-node";
import { ${imports} } from "./gen/identity_pb.ts";

const transport = createConnectTransport({ baseUrl: "${base}", httpVersion: "1.1" });
const client = createClient(IdentityService, transport);

const { identity } = await client.generateIdentity({
${lines.join("\n")}
});
console.log(identity);`;
}

function pythonValue(value: Value): string {
  return typeof value === "boolean" ? "True" : JSON.stringify(value).replaceAll('","', '", "');
}

function goValue(value: Value): string {
  const isList = typeof value === "object";
  return isList ? `[]any{${value.map((item) => JSON.stringify(item)).join(", ")}}` : JSON.stringify(value);
}

function shell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function tableSnippets(base: string, query: Query): readonly Snippet[] {
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

import { countryOfCode } from "./countries.ts";
import type { Wish } from "./wish.ts";

/** A call in one language. */
export interface Snippet {
  readonly id: string;
  readonly caption: string;
  /** Shell lines that come once before; empty where there is nothing to prepare. */
  readonly setup: string;
  /** Where the code goes, in a few words. */
  readonly use: string;
  readonly code: string;
}

const METHOD = "identity.v1.IdentityService/GenerateIdentity";

/** The call that draws this wish, in every language that the page shows; `base` is where the service is. */
export function snippetsFor(base: string, wish: Wish): readonly Snippet[] {
  const { protocol, hostname, port } = new URL(base);
  const secure = protocol === "https:";
  const target = `${hostname}:${port || (secure ? 443 : 80)}`;
  return [
    { id: "curl", caption: "curl", setup: "", use: "In a shell", code: curl(base, wish) },
    { id: "buf", caption: "buf curl", setup: "", use: "In a shell", code: bufCurl(base, secure, wish) },
    {
      id: "python",
      caption: "Python",
      setup: `pip install grpcio-tools\ncurl -O ${base}/identity.proto`,
      use: "person.py, for python3 person.py",
      code: python(secure, target, wish),
    },
    {
      id: "go",
      caption: "Go",
      setup: "go mod init person\ngo get connectrpc.com/connect google.golang.org/protobuf",
      use: "main.go, for go run .",
      code: go(base, wish),
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
      code: typescript(base, wish),
    },
  ];
}

type Fields = readonly (readonly [name: string, value: string | number])[];

/** The fields of a request that are given. */
function fields(wish: Wish, gender: string, country: string): Fields {
  const all: readonly (readonly [string, string | number | undefined])[] = [
    ["gender", gender],
    ["country", country],
    ["min_age", wish.minAge],
    ["max_age", wish.maxAge],
    ["seed", wish.seed],
    ["reference_date", wish.referenceDate],
  ];
  return all.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value] as const]));
}

/** With the names of the schema's enums. */
function schemaFields(wish: Wish): Fields {
  const country = countryOfCode(wish.country) === undefined ? "" : `COUNTRY_${wish.country.toUpperCase()}`;
  return fields(wish, `GENDER_${wish.gender.toUpperCase()}`, country);
}

function curl(base: string, wish: Wish): string {
  const body = JSON.stringify(Object.fromEntries(fields(wish, wish.gender, wish.country)));
  return [`curl ${base}/generate \\`, "  -H 'Content-Type: application/json' \\", `  -d ${shell(body)}`].join("\n");
}

function bufCurl(base: string, secure: boolean, wish: Wish): string {
  const body = JSON.stringify(Object.fromEntries(schemaFields(wish)));
  return [
    `buf curl --protocol grpc ${secure ? "" : "--http2-prior-knowledge "}\\`,
    `  -d ${shell(body)} \\`,
    `  ${base}/${METHOD}`,
  ].join("\n");
}

function python(secure: boolean, target: string, wish: Wish): string {
  const channel = secure
    ? `grpc.secure_channel("${target}", grpc.ssl_channel_credentials())`
    : `grpc.insecure_channel("${target}")`;
  return `import grpc

protos, services = grpc.protos_and_services("identity.proto")
client = services.IdentityServiceStub(${channel})

response = client.GenerateIdentity(protos.GenerateIdentityRequest(
${schemaFields(wish)
  .map(([name, value]) => `    ${name}=${JSON.stringify(value)},`)
  .join("\n")}
))
print(response.identity)`;
}

function go(base: string, wish: Wish): string {
  const given = schemaFields(wish).map(([name, value]) => [`"${name}":`, JSON.stringify(value)] as const);
  // As gofmt has it: the values begin in one column.
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

function typescript(base: string, wish: Wish): string {
  const camel: Readonly<Record<string, string>> = {
    min_age: "minAge",
    max_age: "maxAge",
    reference_date: "referenceDate",
  };
  const enums: Readonly<Record<string, string>> = { gender: "Gender", country: "Country" };
  const lines = schemaFields(wish).map(([name, value]) => {
    const type = enums[name];
    const written = type === undefined ? JSON.stringify(value) : `${type}.${String(value).replace(/^[A-Z]+_/, "")}`;
    return `  ${camel[name] ?? name}: ${written},`;
  });
  const types = countryOfCode(wish.country) === undefined ? "Gender" : "Country, Gender";
  return `import { createClient } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-node";
import { ${types}, IdentityService } from "./gen/identity_pb.ts";

const transport = createConnectTransport({ baseUrl: "${base}", httpVersion: "1.1" });
const client = createClient(IdentityService, transport);

const { identity } = await client.generateIdentity({
${lines.join("\n")}
});
console.log(identity);`;
}

/** One word for a POSIX shell. */
function shell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

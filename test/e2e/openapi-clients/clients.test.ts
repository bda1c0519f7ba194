import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { objectOf, objectsOf } from "../../protocol/operations/plain.ts";
import { answerOf, post, serve } from "../../protocol/serve.ts";
import { root } from "../command-line/run-draw.ts";
import { installGo } from "../go.ts";
import { needs } from "../programs.ts";
import { generateByJava, openWorkshop } from "./workshop.ts";

/** Generators and compilers fetch packages, and take minutes on a loaded machine. */
const timeout = 1_200_000;

const replay = { seed: "demo", reference_date: "2026-01-01" };

/** What every program prints: a person, a refusal, a verification and a household. */
async function expected(url: string): Promise<readonly string[]> {
  const fields = { gender: "female", country: "jp", extra: ["company.name"], ...replay };
  const { name, extra } = await answerOf(await post(`${url}/generate`, fields));
  const household = await objectOf(
    await post(`${url}/household`, { country: "jp", kind: "family", size: 4, ...replay }),
  );
  const members = objectsOf(household.members);
  expect(members).toHaveLength(4);
  const relatives = members.map(({ relation, identity }) => `${relation} ${Reflect.get(Object(identity), "name")}`);
  return [`${name} ${extra?.["company.name"]}`, "400 max_age", "true", ...relatives];
}

const bin = (program: string): string => join(root, "node_modules/.bin", program);

describe("a client of the OpenAPI document draws, is refused, verifies and draws a household", { timeout }, () => {
  it("in Java, by openapi-generator", needs("java", "javac", "mvn"), async (context) => {
    const { url } = await serve();
    const workshop = await openWorkshop(context, url, "/openapi-3.0.json");
    const { path, obtain, lines, copyProgram } = workshop;
    // Otherwise the client refuses a field that a later version adds.
    await generateByJava(workshop, "java", "--additional-properties", "disallowAdditionalPropertiesIfNotPresent=false");
    const pom = path("client/pom.xml");
    const output = path("classpath");
    await obtain(
      "Java's packages",
      "mvn",
      "-q",
      "-f",
      pom,
      "dependency:build-classpath",
      `-Dmdep.outputFile=${output}`,
    );
    await copyProgram("Main.java");
    const classpath = `${path("classes")}:${await readFile(output, "utf8")}`;
    const sources = ["-sourcepath", path("client/src/main/java"), "Main.java"];
    await lines("javac", "-nowarn", "-cp", classpath, "-d", "classes", ...sources);
    expect(await lines("java", "-cp", classpath, "Main", url)).toEqual(await expected(url));
  });

  it("in Rust, by openapi-generator", needs("java", "mvn", "cargo"), async (context) => {
    const { url } = await serve();
    const workshop = await openWorkshop(context, url);
    const { obtain, lines, copyProgram, write } = workshop;
    await generateByJava(workshop, "rust", "--additional-properties", "supportAsync=false");
    await write(
      "Cargo.toml",
      `[package]
name = "program"
version = "0.1.0"
edition = "2021"
[[bin]]
name = "program"
path = "main.rs"
[dependencies]
serde_json = "1"
openapi = { path = "client", default-features = false }
`,
    );
    await copyProgram("main.rs");
    await obtain("Rust's packages", "cargo", "fetch");
    expect(await lines("cargo", "run", "--offline", "--quiet", "--", url)).toEqual(await expected(url));
  });

  it("in Python, by openapi-generator", needs("java", "mvn", "python3"), async (context) => {
    const { url } = await serve();
    const workshop = await openWorkshop(context, url);
    const { obtain, lines, copyProgram } = workshop;
    await generateByJava(workshop, "python");
    await obtain("venv of Python", "python3", "-m", "venv", "venv");
    await obtain("Python's packages", "venv/bin/pip", "install", "-q", "-r", "client/requirements.txt");
    await lines("venv/bin/python", "-m", "compileall", "-q", "client");
    await copyProgram("main.py", "client/main.py");
    expect(await lines("venv/bin/python", "client/main.py", url)).toEqual(await expected(url));
  });

  it("in TypeScript with fetch, by openapi-generator", needs("java", "mvn"), async (context) => {
    const { url } = await serve();
    const workshop = await openWorkshop(context, url);
    const { lines, copyProgram, path } = workshop;
    await generateByJava(workshop, "typescript-fetch");
    await copyProgram("fetch.ts");
    await lines(bin("tsc"), ...checked, "--typeRoots", join(root, "node_modules/@types"), "fetch.ts");
    await lines(bin("esbuild"), "fetch.ts", ...bundled);
    expect(await lines(process.execPath, path("program.mjs"), url)).toEqual(await expected(url));
  });

  it("in Go, by oapi-codegen", needs("go"), async (context) => {
    const { url } = await serve();
    const workshop = await openWorkshop(context, url, "/openapi-3.0.json");
    const { obtain, generate, lines, copyProgram, write } = workshop;
    const tools = await installGo("github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2").catch(() => "");
    if (tools === "") {
      context.task.meta.missing = ["oapi-codegen, which could not be fetched"];
      context.skip("oapi-codegen could not be fetched");
    }
    await write("go.mod", "module example.com/people\n\ngo 1.24\n");
    await lines("mkdir", "identikit");
    const made = ["-generate", "types,client", "-package", "identikit", "-o", "identikit/client.go"];
    await generate("oapi-codegen", [join(tools, "oapi-codegen")], ...made, "openapi.json");
    await copyProgram("main.go");
    await obtain("Go's modules", "go", "mod", "tidy");
    await lines("go", "vet", "./...");
    expect(await lines("go", "run", ".", url)).toEqual(await expected(url));
  });

  it("in TypeScript, by openapi-typescript", async (context) => {
    const { url } = await serve();
    const { obtain, generate, lines, copyProgram, write, path } = await openWorkshop(context, url);
    await write("package.json", '{ "private": true }\n');
    const packages = ["openapi-typescript@7.13.0", "openapi-fetch@0.17.0", "typescript@5.9.3", "@types/node@24.19.2"];
    await obtain("openapi-typescript", "npm", "install", "--no-audit", "--no-fund", ...packages);
    await generate(
      "openapi-typescript",
      ["node_modules/.bin/openapi-typescript"],
      "openapi.json",
      "-o",
      "identikit.ts",
    );
    await copyProgram("typed.ts");
    await lines("node_modules/.bin/tsc", ...checked, "typed.ts");
    await lines(bin("esbuild"), "typed.ts", ...bundled);
    expect(await lines(process.execPath, path("program.mjs"), url)).toEqual(await expected(url));
  });

  it("in Python with models, by datamodel-code-generator", needs("python3"), async (context) => {
    const { url } = await serve();
    const { obtain, generate, lines, copyProgram } = await openWorkshop(context, url);
    await obtain("venv of Python", "python3", "-m", "venv", "venv");
    const packages = ["datamodel-code-generator==0.89.0", "pydantic==2.14.4"];
    await obtain("datamodel-code-generator", "venv/bin/pip", "install", "-q", ...packages);
    const made = ["--output", "models.py", "--output-model-type", "pydantic_v2.BaseModel"];
    const input = ["--input", "openapi.json", "--input-file-type", "openapi"];
    await generate("datamodel-codegen", ["venv/bin/datamodel-codegen"], ...input, ...made);
    await copyProgram("models.py", "main.py");
    expect(await lines("venv/bin/python", "main.py", url)).toEqual(await expected(url));
  });
});

const checked = [
  ...["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "esnext"],
  ...["--moduleResolution", "bundler", "--lib", "es2023,dom", "--types", "node"],
];
const bundled = ["--bundle", "--platform=node", "--format=esm", "--outfile=program.mjs", "--log-level=error"];

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";

/** Packages whose files are in the page and the viewer, which are made elsewhere. */
const inPage = ["swagger-ui-dist"];

/** Writes the NOTICE of the package: that of the repository, and the licences of all packages that are bundled. */
export function writeNotice(root: string, target: string, metafiles: readonly Metafile[]): void {
  const packages = join(root, "node_modules");
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)),
  );
  const folders = inputs.flatMap((input) => /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []);
  const names = [...new Set([...folders, ...inPage])].sort();
  const apache = readFileSync(join(packages, "swagger-ui-dist/LICENSE"), "utf8").trim();
  const sections = names.map((name) => {
    const folder = join(packages, name);
    const { version, license }: { readonly version: string; readonly license: string } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    const texts = readdirSync(folder)
      .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file) || file === "swagger-ui-bundle.js.LICENSE.txt")
      .map((file) => readFileSync(join(folder, file), "utf8").trim())
      .map((text) => (text === apache ? "Apache License 2.0, below." : text));
    return `${name} ${version} (${license})\n\n${texts.join("\n\n") || "The package has no text of its licence."}`;
  });
  const line = "=".repeat(80);
  const parts = [
    readFileSync(join(root, "NOTICE"), "utf8").trim(),
    `Packages that are a part of this one, with their licences:\n\n${names.join(", ")}`,
    ...sections,
    `Apache License 2.0\n\n${apache}`,
  ];
  writeFileSync(join(target, "NOTICE"), `${parts.join(`\n\n${line}\n\n`)}\n`);
  for (const name of names)
    if (!existsSync(join(packages, name))) throw new Error(`${name} is bundled from elsewhere.`);
}

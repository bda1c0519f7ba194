import { describe, expect, it } from "vitest";
import { type Export, type Import, sources } from "./sources.ts";
import { all, text } from "./syntax.ts";

/** The entries of the package, and what its build puts in place of other modules. */
const published =
  /^src\/library\/(?:index|faker|client\/client|testing\/(?:testing|vitest|node-test)|portable\/.*)\.ts$/;

const exported = sources
  .filter(({ file }) => file.startsWith("src/") && !file.startsWith("src/gen/") && !published.test(file))
  .flatMap(({ exports }) => exports);
const imports = sources.flatMap((source) => source.imports);

const isImported = ({ file, name }: Export, by: (one: Import) => boolean): boolean =>
  imports.some((one) => one.target === file && by(one) && (one.names.includes(name) || one.names.includes("*")));

/** Whether a type is a part of what its file exports besides, such as the options of a function. */
const isPart = ({ file, name, isType }: Export): boolean => {
  const tree = sources.find((source) => source.file === file)?.tree;
  const named = tree === undefined ? [] : all(tree).filter((node) => text(node, "name") === name);
  return isType && named.length > 1;
};

const show = ({ file, name }: Export): string => `${file} ${name}`;

describe("what src exports", () => {
  it("is imported by another file, or is the type of a part of what is", () => {
    expect(exported.filter((one) => !isImported(one, () => true) && !isPart(one)).map(show)).toEqual([]);
  });

  it("is imported by more than tests", () => {
    const isTest = ({ file }: Import): boolean => file.startsWith("test/");
    const onlyTests = exported.filter(
      (one) => !one.isType && isImported(one, isTest) && !isImported(one, (other) => !isTest(other)),
    );
    expect(onlyTests.map(show)).toEqual([]);
  });
});

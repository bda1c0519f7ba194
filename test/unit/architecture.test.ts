import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { roomOf, rooms } from "./architecture/rooms.ts";
import { type Import, product, root } from "./architecture/sources.ts";

const imports = product.flatMap((source) => source.imports);

/** An import as failures show it. */
const show = ({ file, target, isType }: Import): string => `${file} imports ${isType ? "types of " : ""}${target}`;

const order = Object.keys(rooms);

/** A room that comes later in the list, or a package that is not the room's. */
function isBreach({ file, target, isType }: Import): boolean {
  const [from = "", to] = [roomOf(file), roomOf(target)];
  return to === undefined ? !isType && !rooms[from]?.includes(target) : order.indexOf(to) > order.indexOf(from);
}

describe("the rooms of src", () => {
  it("are all listed, and have files", () => {
    expect(product.filter(({ file }) => roomOf(file) === undefined)).toEqual([]);
    const found = new Set(product.map(({ file }) => roomOf(file)));
    expect(order.filter((room) => !found.has(room))).toEqual([]);
  });

  it("import only rooms above them, and the packages that are listed for them", () => {
    expect(imports.filter(isBreach).map(show)).toEqual([]);
  });

  it("list no package that they do not use", () => {
    const used = new Set(
      imports.filter(({ isType }) => !isType).map(({ file, target }) => `${roomOf(file)} ${target}`),
    );
    const listed = Object.entries(rooms).flatMap(([room, packages]) => packages.map((target) => `${room} ${target}`));
    expect(listed.filter((entry) => !used.has(entry))).toEqual([]);
  });

  it("are those of ARCHITECTURE in their order", () => {
    const text = readFileSync(join(root, ".github/ARCHITECTURE.md"), "utf8");
    const documented = [...text.matchAll(/^\| `([\w/.]+?)\/?` \|/gm)].map(([, name = ""]) => name);
    expect(order).toEqual(documented);
  });

  it("leave connections and HTTP to the server, the HTTP helpers, the operators' port and health check", () => {
    const isNetwork = ({ target, isType, names }: Import): boolean =>
      !isType && /^node:(?:https?|http2|net|tls)$/.test(target) && !names.every((name) => name.startsWith("isIP"));
    const mayUse = /^(?:http\/(?:port|message)\/|app\/health-check\.ts$)/;
    expect(imports.filter((one) => isNetwork(one) && !mayUse.test(one.file)).map(show)).toEqual([]);
  });

  it("keep every country to itself, and shared facts out of all of them", () => {
    const countryOf = (path: string): string | undefined => /^countries\/([a-z]{2}|shared)\//.exec(path)?.[1];
    const breaches = imports.filter(({ file, target }) => {
      const [from, to] = [countryOf(file), countryOf(target)];
      return from !== undefined && to !== undefined && from !== to && to !== "shared";
    });
    expect(breaches.map(show)).toEqual([]);
  });
});

describe("the generator", () => {
  const inner = product.filter(({ file }) =>
    /^(?:random|calendar|tables|streets|countries|person|verify|household|extra|avatar|service)\//.test(file),
  );
  const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");

  it("reads no clock, no environment and no global chance", () => {
    // A Date of given numbers is no clock.
    const outer = /Math\.random|Date\.now|new Date(?!\([^)])|performance\.now|process\.|globalThis/;
    expect(inner.filter(({ text }) => outer.test(withoutComments(text))).map(({ file }) => file)).toEqual([]);
  });

  it("uses no function of Math whose result may differ between engines", () => {
    const inexact = /Math\.(?:exp|log|pow|sin|cos|tan|cbrt|expm1|log1p)\b/;
    const breaches = inner.filter(({ text }) => inexact.test(withoutComments(text))).map(({ file }) => file);
    // Drawings are images, and have no bytes that callers could compare with another engine's.
    expect(breaches.filter((file) => !file.startsWith("avatar/"))).toEqual([]);
  });
});

describe("the folder of a country", () => {
  const countries = readdirSync(join(root, "src/countries"), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== "shared",
  );

  it("is there for eleven countries or more", () => {
    expect(countries.length).toBeGreaterThanOrEqual(11);
  });

  it.each(countries.map(({ name }) => name))(
    "has the same files, and further rules where it needs them: %s",
    (name) => {
      const files = readdirSync(join(root, "src/countries", name));
      const common = [
        "customs.ts",
        "facts.json",
        "flag.svg",
        "index.ts",
        "names.ts",
        "national-id.ts",
        "sources.md",
        "tables",
      ];
      expect(files).toEqual(expect.arrayContaining(common));
      // Rules that need several files have a folder of their own.
      expect(files.filter((file) => !common.includes(file) && !/^[a-z-]+(?:\.ts)?$/.test(file))).toEqual([]);
      const tables = readdirSync(join(root, "src/countries", name, "tables"));
      expect(tables).toEqual(
        expect.arrayContaining(["ages.tsv", "family-names.tsv", "given-names.tsv", "places.tsv", "states.tsv"]),
      );
      expect(tables.filter((file) => !file.endsWith(".tsv"))).toEqual([]);
    },
  );
});

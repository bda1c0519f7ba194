import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { layerOf, layers } from "./architecture/layers.ts";
import { type Import, product, root } from "./architecture/sources.ts";

const imports = product.flatMap((source) => source.imports);

/** An import as failures show it. */
const show = ({ file, target, isType }: Import): string => `${file} imports ${isType ? "types of " : ""}${target}`;

function isAllowed({ file, target, isType }: Import): boolean {
  const own = layerOf(file);
  const { layers: others = [], packages = [], types = [] } = layers[own ?? ""] ?? {};
  const layer = layerOf(target);
  if (layer !== undefined) return layer === own || others.includes(layer);
  return packages.includes(target) || (isType && types.includes(target));
}

describe("the layers of src", () => {
  it("are all listed, and have files", () => {
    expect(product.filter(({ file }) => layerOf(file) === undefined)).toEqual([]);
    const found = new Set(product.map(({ file }) => layerOf(file)));
    expect(Object.keys(layers).filter((layer) => !found.has(layer))).toEqual([]);
  });

  it("import only the layers and packages that are listed for them", () => {
    expect(imports.filter((one) => !isAllowed(one)).map(show)).toEqual([]);
  });

  it("list no layer and no package that they do not import", () => {
    const used = new Set(imports.map(({ file, target }) => `${layerOf(file)} ${layerOf(target) ?? target}`));
    const listed = Object.entries(layers).flatMap(([layer, { layers: others = [], packages = [], types = [] }]) =>
      [...others, ...packages, ...types].map((target) => `${layer} ${target}`),
    );
    expect(listed.filter((entry) => !used.has(entry))).toEqual([]);
  });

  it("are those of ARCHITECTURE in their order, and import none that comes later", () => {
    const text = readFileSync(join(root, ".github/ARCHITECTURE.md"), "utf8");
    const documented = [...text.matchAll(/^\| `([\w/]+?(?:\.ts)?)\/?` \|/gm)].map(([, name = ""]) => name);
    // A file that has a row of its own, or the folder.
    const top = (path: string): string => (documented.includes(path) ? path : (path.split("/")[0] ?? ""));
    const order = [...new Set(Object.keys(layers).map(top))];
    expect(order).toEqual([...documented, "main.ts"]);
    const isLater = ({ file, target }: Import): boolean => order.indexOf(top(target)) > order.indexOf(top(file));
    expect(imports.filter((one) => layerOf(one.target) !== undefined && isLater(one)).map(show)).toEqual([]);
  });

  it("put the rooms of transport in an order too, in which none imports a later one but RPC its fast path", () => {
    const order = Object.keys(layers).filter((layer) => layer.startsWith("transport/"));
    const isLater = ({ file, target }: Import): boolean => {
      const [from, to] = [layerOf(file) ?? "", layerOf(target) ?? ""];
      return order.includes(from) && order.indexOf(to) > order.indexOf(from) && to !== "transport/rpc/unary";
    };
    expect(imports.filter(isLater).map(show)).toEqual([]);
  });

  it("leave connections and HTTP to the server, the HTTP helpers, the operators' port and health check, and Redis", () => {
    const isNetwork = ({ target, isType, names }: Import): boolean =>
      !isType && /^node:(?:https?|http2|net|tls)$/.test(target) && !names.every((name) => name.startsWith("isIP"));
    const mayUse =
      /^(?:transport\/(?:server\/|http\/|observe\/admin\.ts$)|app\/health-check\.ts$|limit\/redis-guard\.ts$)/;
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

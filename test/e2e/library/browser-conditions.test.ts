import { describe, expect, it } from "vitest";
import { projectWith, toolsOf } from "./tools.ts";

const tools = toolsOf("vitest@5.1.1", "jsdom@27.4.0");

/** Every entry, of which `identikit` has a branch for browsers, and a server under fake timers. */
const program = `
  import { person, RequestError } from "identikit";
  import { person as german } from "identikit/countries/de";
  import "identikit/countries/de/details";
  import { createIdentikitClient, Gender } from "identikit/client";
  import { startIdentikit } from "identikit/testing";
  import { test as own } from "identikit/vitest";
  import { expect, test, vi } from "vitest";
  const request = { country: "de", seed: "a", details: true };
  test("draws", () => {
    expect(typeof document).toBe("object");
    expect(person(request)).toEqual(german(request));
    expect(() => person({ seed: "" })).toThrow(RequestError);
  });
  test("serves", async () => {
    const { url, close } = await startIdentikit();
    vi.useFakeTimers();
    const { identity } = await createIdentikitClient({ baseUrl: url }).generateIdentity({ gender: Gender.FEMALE });
    expect(identity.gender).toBe(Gender.FEMALE);
    await close();
  });
  own("is seeded", ({ person }) => void expect(person().name).not.toBe(""));`;

describe("Vitest with the conditions of browsers and jsdom", () => {
  it.each([
    ["forks", []],
    ["forks", ["identikit"]],
    ["vmThreads", []],
  ])("runs every entry, in %s with %j inline", tools.options, async (pool, inline) => {
    const test = { environment: "jsdom", pool, testTimeout: 60_000, server: { deps: { inline } } };
    const config = { resolve: { conditions: ["browser"] }, test };
    const files = { "a.test.mjs": program, "vitest.config.mjs": `export default ${JSON.stringify(config)};` };
    const printed = await projectWith(files, tools).lines(process.execPath, tools.command("vitest"), "run");
    expect(printed.join("\n")).toMatch(/Tests +3 passed/);
  });
});

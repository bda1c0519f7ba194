import { connect } from "node:http2";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createIdentikitClient, Gender } from "../../../src/library/client/client.ts";
import { startIdentikit } from "../../../src/library/testing/testing.ts";

/** All that Vitest can replace in a process of its own. */
const everything = [
  ...(["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate", "clearImmediate"] as const),
  ...(["performance", "hrtime", "Date"] as const),
];

/** Calls of each kind: over HTTP/1.1 and HTTP/2, in parts and in a stream, with a deadline, with a body that is too long. */
async function calls(url: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const post = (body: string): Promise<Response> => fetch(`${url}/generate`, { method: "POST", headers, body });
  for (let call = 0; call < 30; call++) expect((await post('{"gender":"male"}')).status).toBe(200);
  expect((await post(" ".repeat(100_000))).status).toBe(413);
  expect((await (await fetch(`${url}/people.csv?count=300`)).text()).split("\n").length).toBeGreaterThan(300);
  expect((await fetch(`${url}/avatar/female-adult/3`)).status).toBe(200);
  const client = createIdentikitClient({ baseUrl: url });
  expect((await client.generateIdentity({ gender: Gender.MALE }, { timeoutMs: 5_000 })).identity?.name).toBeTruthy();
  const names: string[] = [];
  for await (const { name } of client.people({ template: { gender: Gender.MALE }, count: 150 })) names.push(name);
  expect(names).toHaveLength(150);
  const session = connect(url);
  const stream = session.request({ ":path": "/generate?gender=male" });
  expect(JSON.parse(await text(stream))).toMatchObject({ gender: "male" });
  session.close();
}

afterEach(() => vi.useRealTimers());

describe("startIdentikit() under fake timers", () => {
  it.each([[undefined], [everything]])("answers and stops where they came after it: %o", async (toFake) => {
    const { url, close } = await startIdentikit();
    vi.useFakeTimers(toFake && { toFake: [...toFake] });
    await calls(url);
    await close();
  });

  it("starts where they came before it", async () => {
    vi.useFakeTimers();
    const { url, close } = await startIdentikit({ rateLimit: 1_000 });
    await calls(url);
    await close();
  });

  it("takes the day of ages from the date that a test sets", async () => {
    const { url, close } = await startIdentikit();
    vi.setSystemTime("2031-05-06");
    const [today, day] = await Promise.all(
      ["", "&reference_date=2031-05-06"].map((more) => fetch(`${url}/generate?gender=male&seed=a${more}`)),
    );
    expect(await today?.json()).toEqual(await day?.json());
    await close();
  });
});

describe("startIdentikit() without Node", () => {
  it.each(["in Bun", "in a browser"])("says that it needs Node: %s", async (where) => {
    const real = process;
    vi.stubGlobal(
      "process",
      where === "in Bun" ? { ...real, versions: { ...real.versions, bun: "1.4.5" } } : undefined,
    );
    const started = startIdentikit();
    vi.unstubAllGlobals();
    await expect(started).rejects.toThrow("startIdentikit needs Node");
  });
});

import { describe, expect, it } from "vitest";
import { raw } from "../raw.ts";
import { answerOf, post, serve } from "../serve.ts";

const path = "/avatar/female-adult/412";

/** Paths that begin like an avatar's. */
const strangers = [
  ..."01 00 1000 -1 +1 1.0 1e2 0x1 1/ 1.jpg 1.PNG 1.png.png .png"
    .split(" ")
    .map((number) => `/avatar/female-adult/${number}`),
  "/avatar/",
  "/avatar/female-adult",
  "/avatar/female-adult/",
  "/avatar/female-adult/%D9%A1",
  "/avatar/Female-Adult/1",
  "/avatar/female-child/1",
  "/avatar/constructor/1",
  "/avatar//female-adult/1",
  "/avatar/../package.json",
  "/avatar/female-adult/../../package.json",
  "/avatar/..%2f..%2fpackage.json",
  "/avatar/%2e%2e/%2e%2e/etc/passwd",
  "/avatar/female-adult/..\\..\\package.json",
  "/avatar/female-adult/1%00.png",
  "/avatar/./female-adult/1",
];

const wrongSizes =
  "size=31 size=513 size=0 size=-64 size=064 size=0256 size=64.5 size=1e2 size=%20256 size=99999999999999999999";

describe("what is not an avatar", () => {
  it("is answered with 404", async () => {
    const { url, bugs } = await serve();
    for (const stranger of strangers) expect((await raw(url + stranger)).status, stranger).toBe(404);
    expect(bugs).toEqual([]);
  });

  it("is answered with a problem", async () => {
    const { url } = await serve();
    const response = await fetch(`${url}/avatar/female-adult/1000`);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await answerOf(response)).toMatchObject({ status: 404, detail: "There is no such image." });
  });

  it("is refused for its size with 400", async () => {
    const { url } = await serve();
    for (const query of wrongSizes.split(" ")) {
      for (const address of [path, `${path}.png`]) {
        const response = await fetch(`${url}${address}?${query}`);
        expect(response.status, query).toBe(400);
        expect((await answerOf(response)).errors).toMatchObject([
          { field: "size", message: "must be a whole number from 32 to 512" },
        ]);
      }
    }
  });

  it("is refused for a size that is given twice", async () => {
    const { url } = await serve();
    const response = await fetch(`${url}${path}?size=64&size=64`);
    expect(response.status).toBe(400);
    expect((await answerOf(response)).errors).toEqual([
      { field: "size", message: "must be given once", reason: "DUPLICATE_FIELD" },
    ]);
  });

  it("is refused for a parameter that there is not", async () => {
    const { url } = await serve();
    const response = await fetch(`${url}${path}?width=64`);
    expect(response.status).toBe(400);
    expect((await answerOf(response)).errors.map(({ field }) => field)).toEqual(["width"]);
  });

  it("is refused with 405 and what is allowed, for any other method", async () => {
    const { url } = await serve();
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
      const response = await fetch(url + path, { method });
      expect(response.status, method).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    }
  });

  it("answers 503 with a time to come back where pictures wait too long, and calls all the while", async () => {
    const { url, bugs } = await serve({}, { limits: { offloadWait: 50 } });
    const pictures = Array.from({ length: 300 }, (_, number) =>
      fetch(`${url}/avatar/male-young/${number}.png?size=256`),
    );
    expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(200);
    const answers = await Promise.all(pictures);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const answer of answers.filter(({ status }) => status === 503)) {
      expect(answer.headers.get("retry-after")).toBe("1");
    }
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(bugs).toEqual([]);
  });
});

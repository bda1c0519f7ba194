import { expect, it } from "vitest";
import { leftAfterOne } from "../prices/allowance-left.ts";
import { raw } from "../raw.ts";
import { answerOf, serve } from "../serve.ts";

it.each([
  ["json", 1_000],
  ["csv", 10_000],
])(
  "a table of %s has as many people as the limit can pay for, at most %d by default, and says so",
  async (format, most) => {
    const served = await serve();
    const refused = await fetch(`${served.url}/people.${format}?count=${most + 1}`);
    const { errors } = await answerOf(refused);
    expect([refused.status, errors]).toMatchObject([
      400,
      [{ field: "count", message: expect.stringContaining(String(most)) }],
    ]);
    served.advance(60_000);
    const { status, headers } = await raw(`${served.url}/people.${format}?count=${most}&country=us`);
    expect([status, headers.ratelimit]).toEqual([200, `"default";r=${100 - most / 100};t=60`]);
  },
);

it.each([
  ["details=true", 5_000],
  ["extra=company.name,color.human", 6_666],
  ["details=true&extra=a,b,c,d", 3_333],
])("with %s it is at most %d", async (more, most) => {
  const { url } = await serve();
  const { errors } = await answerOf(
    await fetch(
      `${url}/people.csv?count=${most + 1}&${more.replace("a,b,c,d", "company.name,color.human,person.jobTitle,lorem.word")}`,
    ),
  );
  expect(errors).toMatchObject([
    { field: "count", message: `must not exceed ${most} here, which is what the rate limit can pay for` },
  ]);
});

it("with the limit off it is a million", async () => {
  const { url } = await serve({ RATE_LIMIT: "0" });
  expect((await raw(`${url}/people.ndjson?count=1000000`, "HEAD")).status).toBe(200);
  expect((await raw(`${url}/people.ndjson?count=1000001`, "HEAD")).status).toBe(400);
});

it.each([
  ["count=200&details=true", 4],
  ["count=101&extra=company.name,color.human", 2],
  ["count=1", 1],
])("a table with %s costs %d calls before its first byte, as the batch does", async (more, calls) => {
  const served = await serve({ RATE_LIMIT: "10" });
  const { headers } = await raw(`${served.url}/people.csv?${more}`);
  expect(headers.ratelimit).toBe(`"default";r=${10 - calls};t=60`);
  expect(await leftAfterOne(served)).toBe(9 - calls);
});

it("a table that is too dear for what is left is refused, and costs nothing of it", async () => {
  const served = await serve({ RATE_LIMIT: "10" });
  await raw(`${served.url}/people.csv?count=700`);
  const refused = await fetch(`${served.url}/people.csv?count=500`);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect((await answerOf(refused)).detail).toContain("has 3 left, too few for this, which costs 5;");
  expect(await leftAfterOne(served)).toBe(2);
});

it.each([
  ["count=0&first_index=-1&columns=nme&gender=m", ["gender", "count", "first_index", "columns"]],
  ["count=1.5", ["count"]],
  ["first_index=4294967296", ["first_index"]],
  ["first_index=4294967295&count=2", ["first_index"]],
  ["limit=10&fields=name", ["limit", "fields"]],
  ["columns=name=a=b", ["columns"]],
  ["columns=name,email=name", ["columns"]],
  ["count=1&count=2", ["count"]],
  [`columns=${Array.from({ length: 130 }, (_, at) => `name=n${at}`).join(",")}`, ["columns"]],
  [`columns=${"name,".repeat(500)}`, ["columns"]],
])("GET /people.csv?%s is refused and names every parameter at fault", async (parameters, fields) => {
  const { url } = await serve();
  const { status, errors } = await answerOf(await fetch(`${url}/people.csv?${parameters}`));
  expect([status, new Set(errors.map(({ field }) => field))]).toEqual([400, new Set(fields)]);
});

it("what Parquet cannot hold is refused as by draw", async () => {
  const { url } = await serve();
  const { errors } = await answerOf(await fetch(`${url}/people.parquet?violate=any`));
  expect(errors).toMatchObject([{ field: "violate", message: "has dates that are none, which parquet cannot hold" }]);
});

import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { post, type Served, serve } from "../../protocol/serve.ts";
import { observing } from "../observing.ts";

/** A server whose limit is off, and how many people it has drawn. */
async function counting(): Promise<Served & { readonly drawn: () => number }> {
  let people = 0;
  const observer = observing({
    drew(_country, count) {
      people += count;
    },
  });
  return { ...(await serve({ RATE_LIMIT: "0" }, { observer })), drawn: () => people };
}

it.each(["ndjson", "parquet"])(
  "GET /people.%s draws only as fast as its client reads, and stops when it leaves",
  async (format) => {
    const { url, bugs, drawn } = await counting();
    const sent = get(`${url}/people.${format}?count=1000000`);
    const [response]: IncomingMessage[] = await once(sent, "response");
    // Until the buffers of both sockets are full.
    let before = -1;
    const rate = (): number => {
      const now = drawn() - before;
      before += now;
      return now;
    };
    await expect.poll(rate, { interval: 500, timeout: 60_000 }).toBe(0);
    const filled = drawn();
    expect(filled).toBeLessThan(150_000);
    sent.on("error", () => {});
    response?.on("error", () => {});
    sent.destroy();
    expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(200);
    expect(drawn()).toBeLessThan(filled + 2_100);
    expect(bugs).toEqual([]);
  },
);

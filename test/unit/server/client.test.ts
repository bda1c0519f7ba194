import { afterEach, expect, it, vi } from "vitest";
import { limits } from "../../../src/http/limits.ts";
import { Client } from "../../../src/http/port/client.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("a client without connections can be forgotten once its buckets are full again", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const client = new Client("192.0.2.1", false, limits);
  client.connections++;
  expect([client.take("unused"), client.isIdle]).toEqual([true, false]);
  now += 1_000;
  expect(client.isIdle).toBe(false);
  client.connections--;
  client.take("unused");
  expect(client.isIdle).toBe(false);
  now += 1_000;
  expect(client.isIdle).toBe(true);
});

import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createAdmin } from "../../../src/http/port/admin.ts";

it("metrics that cannot be read, as while a worker does not answer, are 503 and are reported", async () => {
  const failures: unknown[] = [];
  const late = new Error("Operation timed out.");
  const metrics = { contentType: "text/plain", text: () => Promise.reject(late) };
  const admin = createAdmin(metrics, { onMetricsFailure: (error) => failures.push(error) });
  const port = await admin.listen(0, "127.0.0.1");
  onTestFinished(() => admin.close());
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([response.status, await response.text()]).toEqual([503, "The metrics cannot be read.\n"]);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(failures).toEqual([late]);
});

it("a port that is taken rejects with the error of the system, and the next port is served", async () => {
  const metrics = { contentType: "text/plain", text: () => Promise.resolve("up 1\n") };
  const [first, second] = [createAdmin(metrics, {}), createAdmin(metrics, {})];
  onTestFinished(async () => {
    await first.close();
    await second.close();
  });
  const taken = await first.listen(0, "127.0.0.1");
  await expect(second.listen(taken, "127.0.0.1")).rejects.toMatchObject({ code: "EADDRINUSE", syscall: "listen" });
  const port = await second.listen(0, "127.0.0.1");
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toBe("up 1\n");
});

it.each([
  ["does not finish its headers", "GET /metrics HTTP/1.1\r\nHost: a\r\n", 408],
  ["does not send another request", "GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n", 200],
  ["does not read what it asked for", `GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(100), undefined],
] as const)("the time-outs of the service end a connection whose client %s", async (_what, bytes, status) => {
  const limits = {
    headersTimeout: 40,
    requestTimeout: 60,
    checkingInterval: 10,
    keepAliveTimeout: 20,
    stallTimeout: 100,
  };
  const text = "x".repeat(status === undefined ? 1_000_000 : 10);
  const admin = createAdmin({ contentType: "text/plain", text: () => Promise.resolve(text) }, { limits });
  onTestFinished(() => admin.close());
  const socket = connect(await admin.listen(0, "127.0.0.1"), "127.0.0.1");
  socket.write(bytes);
  if (status === undefined) {
    // Noticed by what is written, rarely enough for the server to count the connection as idle.
    socket.pause().on("error", () => {});
    const isReset = (): boolean => !socket.write("G") || socket.destroyed;
    await expect.poll(isReset, { interval: 300, timeout: 10_000 }).toBe(true);
  } else {
    const [first] = await once(socket, "data");
    expect(String(first)).toContain(`HTTP/1.1 ${status} `);
    await once(socket.resume(), "close");
  }
});

import { expect, it, onTestFinished } from "vitest";
import { createAdmin } from "../../../src/transport/observe/admin.ts";

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

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
  expect([response.status, await response.text()]).toEqual([503, ""]);
  expect(failures).toEqual([late]);
});

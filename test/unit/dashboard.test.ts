import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createMetrics } from "../../src/observe/metrics.ts";

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string }[];
}

// The file is part of this repository, and the tests below check what they read of it.
const dashboard: { readonly panels: readonly Panel[]; readonly templating: unknown } = JSON.parse(
  readFileSync(new URL("../../deploy/grafana-dashboard.json", import.meta.url), "utf8"),
);
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const versions = { version: "1.0.0", dataVersion: "2027.1" };

/** The metrics of a server after one call. */
async function exposition(): Promise<string> {
  const metrics = createMetrics({
    clients: () => 1,
    connections: () => 1,
    streams: () => 1,
    outage: () => false,
    versions,
  });
  metrics.observer.called({ operation: "/generate", protocol: "json", code: "429", isOverLimit: true, seconds: 0.001 });
  metrics.observer.answered({ requestId: "a", method: "POST", path: "/generate", status: 429, seconds: 0.001 });
  metrics.observer.drew("Japan", 1);
  return metrics.text();
}

describe("the Grafana dashboard", () => {
  it("asks only for metrics that the service has", async () => {
    const text = await exposition();
    const names = new Set(queries.flatMap((query) => query.match(/\b(?:identikit|process|nodejs)_[a-z0-9_]+/g) ?? []));
    expect(names.size).toBeGreaterThan(12);
    expect([...names].filter((name) => !new RegExp(`^${name}[ {]`, "m").test(text))).toEqual([]);
  });

  it("groups only by labels that the metrics have", async () => {
    const text = await exposition();
    const labels = new Set(
      queries.flatMap((query) => [...query.matchAll(/by \(([^)]+)\)/g)].flatMap(([, by = ""]) => by.split(", "))),
    );
    // Added by Prometheus itself.
    labels.delete("instance");
    expect([...labels].filter((label) => !text.includes(`${label}="`))).toEqual([]);
  });

  it("shows every metric whose name begins with identikit_", async () => {
    const own = new Set((await exposition()).match(/(?<=^# TYPE )identikit_\w+/gm));
    expect([...own].filter((name) => !queries.some((query) => query.includes(name)))).toEqual([]);
  });

  it("has panels with ids of their own that do not overlap", () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBeLessThanOrEqual(24);
  });
});

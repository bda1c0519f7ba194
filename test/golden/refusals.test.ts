import { expect, it } from "vitest";
import { serve } from "../protocol/serve.ts";
import { expectFrozen } from "./frozen.ts";
import { corpus } from "./refusals/corpus.ts";
import { overRpc } from "./refusals/rpc.ts";
import { connectAgent, fromCommandLine, fromLibrary, overJson } from "./refusals/surfaces.ts";

it("what every surface answers to requests that are not valid is as published", { timeout: 300_000 }, async () => {
  const { url, bugs } = await serve({ RATE_LIMIT: "0" });
  const askAgent = await connectAgent();
  const lines: string[] = [];
  for (const mistake of corpus) {
    const answers = {
      json: await overJson(url, mistake),
      rpc: await overRpc(url, mistake),
      library: fromLibrary(mistake),
      cli: await fromCommandLine(mistake),
      mcp: await askAgent(mistake),
    };
    lines.push(`${mistake.of} ${JSON.stringify(mistake.fields).replace(/(.{150}).+(.{20})/, "$1…$2")}`);
    const bySurface = Object.entries(answers).filter(([, answer]) => answer !== undefined);
    for (const [answer, same] of Map.groupBy(bySurface, ([, given]) => given)) {
      const surfaces = same.map(([surface]) => surface).join(" ");
      lines.push(...(answer ?? "").split("\n").map((line) => `  ${surfaces} | ${line}`));
    }
  }
  expect(corpus.length).toBeGreaterThan(300);
  expect(bugs).toEqual([]);
  expectFrozen("refusals.txt", `${lines.join("\n")}\n`);
});

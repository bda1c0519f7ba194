import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DCLinter } from "dclint";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { readConfig, variables } from "../../src/app/config.ts";

const deploy = fileURLToPath(new URL("../../deploy", import.meta.url));
const read = (file: string): string => readFileSync(join(deploy, file), "utf8");

const isVariable = (name: string): boolean => Object.hasOwn(variables, name);

/** A result of the linter, whose own types do not resolve under nodenext. */
interface Linted {
  readonly messages: readonly { readonly line: number; readonly message: string }[];
}

describe("the compose file", () => {
  const compose = parse(read("compose.yaml"), { merge: true });
  const replicas = ["identikit-1", "identikit-2", "identikit-3"] as const;

  const complaintsOf = (file: string): readonly string[] => {
    const linter = new DCLinter({
      // The balancer listens on all interfaces on purpose.
      rules: { "no-unbound-port-interfaces": 0 },
      quiet: true,
      debug: false,
      exclude: [],
    });
    const results: readonly Linted[] = linter.lintFiles([file], false);
    return results.flatMap((result) => result.messages).map(({ line, message }) => `${line}: ${message}`);
  };

  it("passes the schema of Compose and the linter, which find a misspelt key", () => {
    expect(complaintsOf(join(deploy, "compose.yaml"))).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), "identikit-compose-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const misspelt = join(folder, "compose.yaml");
    writeFileSync(misspelt, read("compose.yaml").replace("depends_on:", "depend_on:"));
    expect(complaintsOf(misspelt).join()).toContain("must NOT have additional properties");
  });

  it("trusts only the balancer", () => {
    const address = compose.services.balancer.networks.identikit.ipv4_address;
    for (const replica of replicas) {
      const { trustedProxies, redisUrls } = readConfig(compose.services[replica].environment);
      expect(trustedProxies).toEqual([address]);
      expect(redisUrls).toEqual(["redis://redis:6379"]);
      expect(Object.keys(compose.services[replica].environment).filter((name) => !isVariable(name))).toEqual([]);
    }
  });

  it("has the replicas that nginx.conf names, at the addresses that the balancer resolves", () => {
    const named = [...read("nginx.conf").matchAll(/server (identikit-\d):8080 /g)].map(([, name]) => name);
    expect([...new Set(named)]).toEqual(replicas);
    for (const replica of replicas) {
      expect(compose.services.balancer.extra_hosts[replica]).toBe(
        compose.services[replica].networks.identikit.ipv4_address,
      );
    }
  });
});

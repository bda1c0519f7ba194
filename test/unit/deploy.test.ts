import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DCLinter } from "dclint";
import * as apps from "kubernetes-models/apps/v1";
import * as autoscaling from "kubernetes-models/autoscaling/v2";
import * as networking from "kubernetes-models/networking.k8s.io/v1";
import * as policy from "kubernetes-models/policy/v1";
import * as core from "kubernetes-models/v1";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "../../src/config.ts";
import { variables } from "../../src/variables.ts";
import { findProgram, present } from "../e2e/programs.ts";

const deploy = fileURLToPath(new URL("../../deploy", import.meta.url));
const read = (file: string): string => readFileSync(join(deploy, file), "utf8");

const isVariable = (name: string): boolean => Object.hasOwn(variables, name);

/** A manifest, as far as these tests look into it. */
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

/** What Kubernetes says of its own kinds. */
const models: Readonly<Record<string, object>> = {
  v1: core,
  "apps/v1": apps,
  "autoscaling/v2": autoscaling,
  "networking.k8s.io/v1": networking,
  "policy/v1": policy,
};

/** Checks data when told to, and throws with what is against them. */
type Model = (new (data: unknown) => object) & { readonly prototype: { validate(this: unknown): void } };

/** The data and, once somebody has looked into them, where nobody has. */
function watched(data: unknown, path: string, unseen: Set<string>): unknown {
  if (typeof data !== "object" || data === null) return data;
  for (const key of Object.keys(data)) unseen.add(`${path}/${key}`);
  const inner = new Map<PropertyKey, unknown>();
  return new Proxy(data, {
    get(target, key, receiver) {
      unseen.delete(`${path}/${String(key)}`);
      if (!inner.has(key)) {
        inner.set(key, watched(Reflect.get(target, key, receiver), `${path}/${String(key)}`, unseen));
      }
      return inner.get(key);
    },
  });
}

const manifests = readdirSync(join(deploy, "kubernetes")).flatMap((file) =>
  // The schema of Kubernetes is asked below whether they are manifests.
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);

/** A part of a manifest or of the compose file; the tests fail where it is not there. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is what is tested
const of = (kind: string, name = "identikit"): any =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);

describe("the Kubernetes manifests", () => {
  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    "have a %s %s as Kubernetes understands it, without a key it would not",
    (kind, _name, manifest) => {
      // cast: a module of models has one under the name of each kind
      const Kind = (models[manifest.apiVersion] as Readonly<Record<string, Model>>)[kind];
      if (Kind === undefined) throw new Error(`there is no ${kind} in ${manifest.apiVersion}`);
      const unseen = new Set<string>();
      // The schema looks at every key it knows and passes over others, which the server would take for a typing error.
      Kind.prototype.validate.call(watched(new Kind(manifest), "", unseen));
      expect([...unseen]).toEqual([]);
    },
  );

  it("fit together", () => {
    const { spec } = of("Deployment");
    const [container] = spec.template.spec.containers;
    const { labels } = spec.template.metadata;
    expect(labels).toMatchObject(spec.selector.matchLabels);
    for (const selector of [
      of("Service").spec.selector,
      of("PodDisruptionBudget").spec.selector.matchLabels,
      of("NetworkPolicy").spec.podSelector.matchLabels,
      of("NetworkPolicy", "identikit-redis").spec.ingress[0].from[0].podSelector.matchLabels,
      spec.template.spec.topologySpreadConstraints[0].labelSelector.matchLabels,
    ]) {
      expect(labels).toMatchObject(selector);
    }
    const ports = container.ports.map(({ name }: { name: string }) => name);
    expect(ports).toContain(of("Service").spec.ports[0].targetPort);
    for (const probe of ["startupProbe", "readinessProbe", "livenessProbe"]) {
      expect(ports).toContain(container[probe].httpGet.port);
    }
    expect(of("HorizontalPodAutoscaler").spec.scaleTargetRef).toMatchObject({ kind: "Deployment", name: "identikit" });
    expect(container.envFrom[0].configMapRef.name).toBe(of("ConfigMap").metadata.name);
    expect(of("Service", "identikit-redis").spec.selector).toEqual(
      of("Deployment", "identikit-redis").spec.selector.matchLabels,
    );
  });

  it("leave a pod the time to stop, and do not take stopping for dying", () => {
    const { terminationGracePeriodSeconds: given, containers } = of("Deployment").spec.template.spec;
    const [{ lifecycle, livenessProbe }] = containers;
    const { shutdownGraceSeconds } = readConfig(of("ConfigMap").data);
    expect(given).toBeGreaterThan(lifecycle.preStop.sleep.seconds + shutdownGraceSeconds + 1);
    expect(livenessProbe.periodSeconds * livenessProbe.failureThreshold).toBeGreaterThan(shutdownGraceSeconds + 1);
  });

  it("configure nothing that is not read", () => {
    const { data } = of("ConfigMap");
    const { redisUrls, trustedProxies } = readConfig(data);
    expect(redisUrls).toEqual([`redis://${of("Service", "identikit-redis").metadata.name}:6379`]);
    expect(trustedProxies).toHaveLength(1);
    expect(Object.keys(data).filter((name) => !isVariable(name))).toEqual([]);
  });
});

/** What the linter answers; its own typings do not resolve under Node's rules. */
interface Linted {
  readonly messages: readonly { readonly line: number; readonly message: string }[];
}

describe("the compose file", () => {
  const compose = parse(read("compose.yaml"), { merge: true });
  const replicas = ["identikit-1", "identikit-2", "identikit-3"] as const;

  it("is one without faults", () => {
    const linter = new DCLinter({
      // The balancer is there for everybody.
      rules: { "no-unbound-port-interfaces": 0 },
      quiet: true,
      debug: false,
      exclude: [],
    });
    const results: readonly Linted[] = linter.lintFiles([join(deploy, "compose.yaml")], false);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it("trusts the balancer alone", () => {
    const address = compose.services.balancer.networks.identikit.ipv4_address;
    for (const replica of replicas) {
      const { trustedProxies, redisUrls } = readConfig(compose.services[replica].environment);
      expect(trustedProxies).toEqual([address]);
      expect(redisUrls).toEqual(["redis://redis:6379"]);
      expect(Object.keys(compose.services[replica].environment).filter((name) => !isVariable(name))).toEqual([]);
    }
  });

  it("has the replicas that the balancer looks for, where it looks for them", () => {
    const named = [...read("nginx.conf").matchAll(/server (identikit-\d):8080 /g)].map(([, name]) => name);
    expect([...new Set(named)]).toEqual(replicas);
    for (const replica of replicas) {
      expect(compose.services.balancer.extra_hosts[replica]).toBe(
        compose.services[replica].networks.identikit.ipv4_address,
      );
    }
  });
});

describe.skipIf(!present("nginx"))("the balancer's configuration", () => {
  it("is one without faults", () => {
    const directory = mkdtempSync(join(tmpdir(), "identikit-nginx-"));
    try {
      const file = join(directory, "nginx.conf");
      writeFileSync(file, read("nginx.conf").replace(/identikit-\d:/g, "127.0.0.1:"));
      const globals = `pid ${join(directory, "nginx.pid")}; error_log stderr;`;
      // Throws with what nginx says against it.
      execFileSync(findProgram("nginx") ?? "nginx", [
        "-t",
        "-q",
        "-p",
        directory,
        "-e",
        "stderr",
        "-c",
        file,
        "-g",
        globals,
      ]);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});

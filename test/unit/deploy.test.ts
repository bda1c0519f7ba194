import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { readConfig, variables } from "../../src/app/config.ts";
import { dataSetOf } from "../../src/cli/data-set/data-set.ts";
import { createProgram } from "../../src/cli/options.ts";
import { readOptions } from "../../src/cli/read-options.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import type { Given } from "../../src/schema/read.ts";
import type { Manifest } from "../e2e/kubernetes.ts";

const deploy = fileURLToPath(new URL("../../deploy", import.meta.url));
const read = (file: string): string => readFileSync(join(deploy, file), "utf8");

const isVariable = (name: string): boolean => Object.hasOwn(variables, name);

const manifestsIn = (folder: string): readonly Manifest[] =>
  readdirSync(join(deploy, folder)).flatMap((file) =>
    // cast: test/e2e/manifests.test.ts validates them by the schemas of Kubernetes
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => document.toJS() as Manifest),
  );
const serving = manifestsIn("kubernetes");
const manifests = [...serving, ...manifestsIn("kubernetes-bulk")];

/** A manifest; reading a part that it lacks fails the test. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is what is tested
const of = (kind: string, name = "identikit"): any =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);

const service = createIdentityService({ newSeed: () => "fresh", today: () => ({ year: 2026, month: 11, day: 20 }) });

/** The options of `identikit draw` as the command line hands them over. */
function parseDraw(args: readonly string[]): Promise<Given> {
  return new Promise((resolve, reject) => {
    const program = createProgram(async (given) => resolve(given));
    program.parseAsync(["draw", ...args], { from: "user" }).catch(reject);
  });
}

describe("the Kubernetes manifests", () => {
  it("refer to each other by the right names", () => {
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

  it("give a pod the time to stop before it is killed or fails its liveness probe", () => {
    const { terminationGracePeriodSeconds: period, containers } = of("Deployment").spec.template.spec;
    const [{ lifecycle, livenessProbe }] = containers;
    const { shutdownGraceSeconds } = readConfig(of("ConfigMap").data);
    expect(period).toBeGreaterThan(lifecycle.preStop.sleep.seconds + shutdownGraceSeconds + 1);
    expect(livenessProbe.periodSeconds * livenessProbe.failureThreshold).toBeGreaterThan(shutdownGraceSeconds + 1);
  });

  it("run no job with the service", () => {
    expect(serving.filter(({ kind }) => /Job|Claim/.test(kind))).toEqual([]);
  });

  it("route both hosts to the port of the service, gRPC by gRPC, with a certificate for each", () => {
    const { spec } = of("Service");
    const backends = ["identikit", "identikit-grpc"].map((ingress) => {
      const { metadata, spec: routes } = of("Ingress", ingress);
      const [{ host, http }] = routes.rules;
      expect(routes.tls).toEqual([{ hosts: [host], secretName: `${ingress}-tls` }]);
      expect(http.paths.map(({ backend }: { backend: unknown }) => backend)).toEqual([
        { service: { name: of("Service").metadata.name, port: { name: spec.ports[0].name } } },
      ]);
      return metadata.annotations["nginx.ingress.kubernetes.io/backend-protocol"];
    });
    expect(backends).toEqual([undefined, "GRPC"]);
  });

  it("give no container more than it needs", () => {
    const pods = manifests.filter(({ kind }) => kind === "Deployment" || kind === "Job");
    expect(pods).toHaveLength(3);
    for (const { kind, metadata } of pods) {
      const { spec } = of(kind, metadata.name).spec.template;
      expect(spec.automountServiceAccountToken).toBe(false);
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } });
      for (const { securityContext, resources } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
        const text = expect.any(String);
        expect(resources).toMatchObject({ requests: { cpu: text, memory: text }, limits: { memory: text } });
      }
    }
  });

  it("give the service the memory that docs/operations.md measures", () => {
    const capacity = readFileSync(join(deploy, "../docs/operations.md"), "utf8");
    const most = Number(/^\| limit in the process \|.* (\d+) \|$/m.exec(capacity)?.[1]);
    const { requests, limits } = of("Deployment").spec.template.spec.containers[0].resources;
    expect(Number.parseInt(requests.memory, 10)).toBeGreaterThan(most);
    expect(Number.parseInt(limits.memory, 10)).toBeGreaterThan(2 * most);
  });

  it("draw each part of the bulk job once, with options that the command line takes", async () => {
    const { completions, completionMode, template } = of("Job", "identikit-bulk").spec;
    const [{ command, args, volumeMounts }] = template.spec.containers;
    expect(completionMode).toBe("Indexed");
    expect(command).toEqual(["node", "--max-old-space-size=512", "src/cli/launch.js", "draw"]);
    const drawn = [];
    for (let index = 0; index < completions; index++) {
      const values = args.map((arg: string) => arg.replaceAll("$(JOB_COMPLETION_INDEX)", String(index)));
      const job = readOptions(service, await parseDraw(values));
      expect(job).toMatchObject({ slice: { firstIndex: 0, count: 1_000_000_000 }, threads: 1 });
      const set = dataSetOf(job);
      expect(set?.folder).toBe(`${volumeMounts[0].mountPath}/`);
      expect(set?.parts).toHaveLength(completions);
      drawn.push(...(set?.wanted ?? []));
      if (index === completions - 1) expect(drawn).toEqual(set?.parts);
    }
    const [{ persistentVolumeClaim }] = template.spec.volumes;
    expect(of("PersistentVolumeClaim", persistentVolumeClaim.claimName)).toBeDefined();
  });

  it("configure known variables only", () => {
    const { data } = of("ConfigMap");
    const { redisUrls, trustedProxies } = readConfig(data);
    expect(redisUrls).toEqual([`redis://${of("Service", "identikit-redis").metadata.name}:6379`]);
    expect(trustedProxies).toHaveLength(1);
    expect(Object.keys(data).filter((name) => !isVariable(name))).toEqual([]);
  });
});

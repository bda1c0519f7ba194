import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { root } from "./command-line/run-draw.ts";
import { newFolder } from "./folder.ts";
import { type Manifest, modelOf, trackReads } from "./kubernetes.ts";
import { KUBERNETES_MODELS, needs } from "./programs.ts";

/** Checks manifests by the schemas of kubeconform, of one version of Kubernetes, which allow no unknown key. */
function validate(version: string, ...files: readonly string[]) {
  const options = ["--strict", "--quiet", "--kubernetes-version", version];
  return spawnSync("kubernetes-validate", [...options, ...files], { cwd: root, encoding: "utf8" });
}

// The oldest version that is maintained, and the newest.
it.each(["1.35", "1.37"])(
  "the manifests are valid by the schemas of Kubernetes %s, and one with a misspelt key is not",
  needs("kubernetes-validate"),
  (version) => {
    const files = globSync("deploy/kubernetes*/*.yaml", { cwd: root });
    expect(files.length).toBeGreaterThan(8);
    expect(validate(version, ...files)).toMatchObject({ status: 0, stdout: "" });
    const deployment = readFileSync(join(root, "deploy/kubernetes/deployment.yaml"), "utf8");
    const misspelt = join(newFolder(), "deployment.yaml");
    writeFileSync(misspelt, deployment.replace("readOnlyRootFilesystem", "readOnlyRootFileSystem"));
    const { status, stdout } = validate(version, misspelt);
    expect(status).toBe(1);
    expect(stdout).toContain("readOnlyRootFileSystem");
  },
);

describe("the Kubernetes manifests", needs(KUBERNETES_MODELS), () => {
  const manifests = globSync("deploy/kubernetes*/*.yaml", { cwd: root }).flatMap((file) =>
    // cast: the test validates them
    parseAllDocuments(readFileSync(join(root, file), "utf8")).map((document) => document.toJS() as Manifest),
  );

  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    "have a valid %s %s without unknown keys",
    async (_kind, _name, manifest) => {
      const Kind = await modelOf(manifest);
      const unread = new Set<string>();
      // Validation ignores unknown keys and so never reads them; the Kubernetes server would reject them.
      Kind.prototype.validate.call(trackReads(new Kind(manifest), "", unread));
      expect([...unread]).toEqual([]);
    },
  );
});

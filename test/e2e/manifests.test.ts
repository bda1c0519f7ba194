import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "./command-line/run-draw.ts";
import { needs } from "./programs.ts";

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
    const folder = mkdtempSync(join(tmpdir(), "identikit-manifest-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const deployment = readFileSync(join(root, "deploy/kubernetes/deployment.yaml"), "utf8");
    const misspelt = join(folder, "deployment.yaml");
    writeFileSync(misspelt, deployment.replace("readOnlyRootFilesystem", "readOnlyRootFileSystem"));
    const { status, stdout } = validate(version, misspelt);
    expect(status).toBe(1);
    expect(stdout).toContain("readOnlyRootFileSystem");
  },
);

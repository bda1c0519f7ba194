import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const image = readFileSync(join(root, "Dockerfile"), "utf8");

it("The image has all that the service asks for, pictures and further values too", async () => {
  const folder = mkdtempSync(join(tmpdir(), "identikit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copies = [...image.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = ""]) => paths.split(" "));
  for (const path of copies) {
    const name = path.replace("/app/", "");
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const [, ...args]: readonly string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? "[]");
  const child = spawn(process.execPath, args, { cwd: folder, env: { PORT: "0", HOST: "127.0.0.1" } });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(child.stdout, "data");
  const url = /http:\S+/.exec(String(line))?.[0].replace("localhost", "127.0.0.1");
  const paths = ["/", "/docs", "/openapi.json", "/people.parquet?count=2", "/people.json?count=2&extra=company.name"];
  for (const path of [...paths, "/avatar/female-young/1.png"])
    expect((await fetch(`${url}${path}`)).status, path).toBe(200);
});

import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../command-line/run-draw.ts";
import { newFolder } from "../folder.ts";
import { start } from "./run-server.ts";

const image = readFileSync(join(root, "Dockerfile"), "utf8");

it("The image has all that the service asks for, pictures and further values too", async () => {
  const folder = newFolder();
  const copies = [...image.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = ""]) => paths.split(" "));
  for (const path of copies) {
    const name = path.replace("/app/", "");
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const [, ...args]: readonly string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? "[]");
  const { url } = await start({}, { command: [process.execPath, ...args], cwd: folder });
  const paths = ["/", "/docs", "/openapi.json", "/people.parquet?count=2", "/people.json?count=2&extra=company.name"];
  for (const path of [...paths, "/avatar/female-young/1.png"])
    expect((await fetch(`${url}${path}`)).status, path).toBe(200);
});

import { readdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { newFolder } from "../folder.ts";
import { FULL_DISK, needs } from "../programs.ts";
import { demo, people } from "./demo-people.ts";
import { builtCommand, commandsIn, draw, finish, progressLines, type Run, root, start, startDraw } from "./run-draw.ts";

const failure = (message: string): Run => ({ code: 1, stdout: "", stderr: `identikit draw: ${message}\n` });

describe("--output", () => {
  it("writes what standard output would be, and nothing else", async () => {
    const folder = newFolder();
    const run = await draw(...demo, "--count", "300", "--output", join(folder, "people.ndjson"));
    expect(run).toEqual({ code: 0, stdout: "", stderr: "" });
    expect(readdirSync(folder)).toEqual(["people.ndjson"]);
    const text = readFileSync(join(folder, "people.ndjson"), "utf8");
    expect(people(text)).toHaveLength(300);
    expect(text).toBe((await draw(...demo, "--count", "300")).stdout);
  });

  it("is standard output where its name is -", async () => {
    const folder = newFolder();
    const args = [...demo, "--count", "3", "--format", "csv"];
    const { run: runHere } = commandsIn(folder);
    const run = await runHere(process.execPath, join(root, builtCommand), "draw", ...args, "-o", "-");
    expect(run).toEqual(await draw(...args));
    expect(run.stdout.split("\r\n")).toHaveLength(5);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("keeps the old file, and leaves no part of a new one, if a write fails", async () => {
    const folder = newFolder();
    const file = join(folder, "people.csv");
    writeFileSync(file, "old");
    const args = [...demo, "--count", "20000", "--format", "csv", "--output", file].join(" ");
    const limited = `ulimit -f 1000; exec ${process.execPath} ${builtCommand} draw ${args}`;
    expect(await finish(start("bash", ["-c", limited]))).toEqual(
      failure(`${file} cannot be written: file too large (EFBIG).`),
    );
    expect(readdirSync(folder)).toEqual(["people.csv"]);
    expect(readFileSync(file, "utf8")).toBe("old");
  });

  it.each([
    ["SIGINT", "2"],
    ["SIGTERM", "1"],
  ] as const)("leaves nothing after %s, threads: %s", async (signal, jobs) => {
    const folder = newFolder();
    const file = join(folder, "people.parquet");
    const options = ["--count", "4000000000", "--format", "parquet", "--jobs", jobs];
    const child = startDraw([...demo, ...options, "--output", file]);
    // The temporary file is created as soon as people are drawn; its removal must not send a second signal.
    const watcher = watch(folder).once("change", () => child.kill(signal));
    onTestFinished(() => watcher.close());
    const run = await finish(child);
    expect(run).toEqual({
      code: signal === "SIGINT" ? 130 : 143,
      stdout: "",
      stderr: expect.stringMatching(new RegExp(`^${progressLines}Stopped after \\d+; ${file} is not written\\.\n$`)),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is refused where there is no such folder, and where a folder has the name", async () => {
    const folder = newFolder();
    const lost = join(folder, "lost", "people.csv");
    expect(await draw(...demo, "--output", lost)).toEqual(
      failure(`${lost} cannot be written: no such file or directory (ENOENT).`),
    );
    expect(await draw(...demo, "--output", folder)).toEqual(
      failure(`${folder} cannot be written: illegal operation on a directory (EISDIR).`),
    );
  });

  it("writes to a device as it is, and reports that it is full", needs(FULL_DISK), async () => {
    expect(await draw(...demo, "--output", FULL_DISK)).toEqual(
      failure(`${FULL_DISK} cannot be written: no space left on device (ENOSPC).`),
    );
  });

  it("writes to a pipe as it is", async () => {
    const pipe = join(newFolder(), "pipe");
    const command = `mkfifo ${pipe}; cat ${pipe} & ${process.execPath} ${builtCommand} draw ${demo.join(" ")} --output ${pipe}; wait`;
    expect(people((await finish(start("bash", ["-c", command]))).stdout)).toHaveLength(1);
  });
});

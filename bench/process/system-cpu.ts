import { readFileSync } from "node:fs";

/** Linux counts a process's CPU in hundredths of a second. */
const MICROSECONDS = 10_000;

/** Microseconds of CPU of processes since they started, user and system, as Linux counts them. */
export function systemCpu(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) * MICROSECONDS;
  }, 0);
}

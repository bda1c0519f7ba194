import { readFileSync } from "node:fs";

/** Ticks of the clock in a second, which Linux reports times in (`getconf CLK_TCK`). */
const TICKS = 100;

/** Prints at the end what a run took of the processors, which does not depend on what else they do. On Linux alone. */
export default function printCpuTime(): void {
  // Once the workers have ended.
  process.once("exit", () => {
    if (process.platform !== "linux") return;
    const stat = readFileSync("/proc/self/stat", "utf8");
    // After the name: utime, stime, and those of all children that have ended (proc(5), fields 14 to 17).
    const ticks = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 15)
      .map(Number);
    const seconds = ticks.reduce((sum, one) => sum + one) / TICKS;
    console.log(`${seconds.toFixed(0)} s of CPU`);
  });
}

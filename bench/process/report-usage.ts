// Loaded before every program of the bench (node --import): answers how much CPU and memory the process has used.
import { answer, type Usage } from "./answer.ts";

answer("usage", (): Usage => {
  const { user, system } = process.cpuUsage();
  return { cpu: user + system, resident: process.memoryUsage.rss() };
});

// When the bench fails, its child processes end with it.
process.once("disconnect", () => process.exit());

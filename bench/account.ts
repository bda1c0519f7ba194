// Loaded before a server (node --import): lets the bench ask it what it has used, by the process's own accounting.
import { answer, type Usage } from "./answer.ts";

answer("usage", (): Usage => {
  const { user, system } = process.cpuUsage();
  return { cpu: user + system, resident: process.memoryUsage.rss() };
});

// A bench that ends in an error leaves no servers behind.
process.once("disconnect", () => process.exit());

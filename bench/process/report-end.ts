// Loaded before a program that runs to its end (node --import): reports the microseconds of CPU that it has used.
process.once("exit", () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Most tests of servers wait for a timer or a process: four at once keep two cores busy.
    maxWorkers: 4,
    reporters: ["default", "./test/skipped-programs.ts"],
    // Where a project has `isolate: false`, files share modules, which keep nothing from call to call
    // (test/unit/architecture/): loading them takes a second of each file.
    projects: [
      // Alone, because a server that shares its cores with other tests refuses calls as overloaded.
      { extends: true, test: { name: "faults", include: ["test/faults/**/*.test.ts"], sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: {
          name: "servers",
          include: ["test/{e2e,protocol}/**/*.test.ts"],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "units",
          include: ["test/{contract,golden,properties,unit}/**/*.test.ts"],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

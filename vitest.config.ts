import { defineConfig } from "vitest/config";

/** What natives saw, by the statistics of many people: it takes a minute, and runs with the tests of `test/e2e`. */
const readings = "test/contract/readings/**/*.test.ts";

export default defineConfig({
  test: {
    // Ends what hangs; a loaded machine takes four times as long as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { interval: 5, timeout: 20_000 } },
    // Tests with programs wait for them: four at once keep two cores busy.
    maxWorkers: 4,
    // Node imports the files itself: Vite would turn each access to an import into a read of a property, which takes a
    // fifth of the CPU time of tests that draw people. No test replaces a module, for which Vitest has a loader.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Threads of the garbage collectors of four workers compete for the cores: without them tests take a tenth less CPU time.
    // Compiled files are kept, as by the service.
    execArgv: ["--import", "./src/app/compile-cache.js", "--single-threaded-gc"],
    globalSetup: ["./test/build-tables.ts", "./test/cpu-time.ts"],
    reporters: ["default", "./test/skipped-programs.ts"],
    // Where a project has `isolate: false`, files share modules, which keep nothing from call to call
    // (test/unit/architecture/): loading them takes a second of each file.
    projects: [
      {
        extends: true,
        test: {
          name: "tests",
          // They wait for nothing, and each worker loads what it tests: with four, two cores take an eighth longer.
          maxWorkers: 2,
          include: ["test/{contract,golden,properties,protocol,unit}/**/*.test.ts"],
          exclude: [readings],
          isolate: false,
        },
      },
      // Of the builders of tables, and of tables beside the lists that are packages of data/.
      { extends: true, test: { name: "data", include: ["data/test/**/*.test.ts"], isolate: false } },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["test/{conformance,e2e,properties}/**/*.test.ts", readings],
          isolate: false,
          env: { PROPERTIES: "in full" },
        },
      },
      { extends: true, test: { name: "faults", include: ["test/faults/**/*.test.ts"] } },
    ],
  },
});

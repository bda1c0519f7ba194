import { setFlagsFromString } from "node:v8";
import type { Command } from "commander";
import { system } from "../app/system.ts";
import { createIdentityService } from "../library/generator.ts";
import { addCheck } from "./data-set/check.ts";
import { runDraw } from "./draw.ts";
import { createProgram } from "./options.ts";
import { addVerify } from "./verify/options.ts";

// Allocation-site pretenuring makes V8 allocate people in old space, which costs up to 25 % more time and twice the
// memory (`node bench/bulk/bulk.ts`).
setFlagsFromString("--no-allocation-site-pretenuring");

const service = createIdentityService(system);

const program = createProgram(async (given, unknown) => {
  process.exitCode = await runDraw(service, given, unknown);
});
addVerify(program, async (file, given) => {
  process.exitCode = await (await import("./verify/run-verify.ts")).runVerify(service, file, given);
});
addCheck(program);
program
  .command("mcp")
  .summary("serve agents by the Model Context Protocol")
  .description(
    "Serves the Model Context Protocol on standard input and output: tools to draw people and verify records.",
  )
  // Loaded on demand: slow to load.
  .action(async () => (await import("./mcp/serve.ts")).serveMcp());
program
  .command("serve")
  .summary("serve people over HTTP and gRPC on one port")
  // Its help lists the variables of the environment.
  .helpOption(false)
  .allowUnknownOption()
  .allowExcessArguments()
  .action(async (_options, { args }: Command) => (await import("../app/program.ts")).runServer(args));

const examples = `identikit invents people. Five examples:

  identikit draw                                              one person, as JSON
  identikit draw -c jp -n 1000 -s demo -f csv -o people.csv   a table, the same for each run of a day
  identikit draw --households --kind family -c mx             people who belong together
  identikit verify people.csv                                 the rules that records break
  identikit serve                                             HTTP and gRPC on http://localhost:8080

identikit mcp serves agents; identikit --help and identikit draw --help list the rest.`;

if (process.argv.length === 2) console.log(examples);
// Not awaited: the package has this as CommonJS too.
else void program.parseAsync();

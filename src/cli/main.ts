import { system } from "../app/system.ts";
import { createIdentityService } from "../service/service.ts";
import { runDraw } from "./draw.ts";
import { createProgram } from "./options.ts";

const service = createIdentityService(system);

const program = createProgram(async (options) => {
  process.exitCode = await runDraw(service, options);
});
program
  .command("mcp")
  .summary("serve agents by the Model Context Protocol")
  .description(
    "Serves the Model Context Protocol on standard input and output: tools to draw people and verify records.",
  )
  // Loaded here, because the protocol's modules take longer to load than a person takes to draw.
  .action(async () => (await import("./mcp/serve.ts")).serveMcp());
await program.parseAsync();

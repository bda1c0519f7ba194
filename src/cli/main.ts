import { system } from "../app/system.ts";
import { createIdentityService } from "../service/service.ts";
import { runDraw } from "./draw.ts";
import { createProgram } from "./options.ts";

const service = createIdentityService(system);

await createProgram(async (options) => {
  process.exitCode = await runDraw(service, options);
}).parseAsync();

import { runDraw } from "./cli/draw.ts";
import { createProgram } from "./cli/options.ts";
import { createIdentityService } from "./service/service.ts";
import { surroundings } from "./system.ts";

const service = createIdentityService(surroundings);

await createProgram(async (options) => {
  process.exitCode = await runDraw(service, options);
}).parseAsync();

import { runServer } from "./app/program.ts";

void runServer(process.argv.slice(2));

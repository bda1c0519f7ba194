import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { CommanderError } from "commander";
import { Failure } from "../../../src/cli/failure.ts";
import { createMcpServer } from "../../../src/cli/mcp/serve.ts";
import { createProgram } from "../../../src/cli/options.ts";
import { readOptions } from "../../../src/cli/read-options.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import { household, people, person, places, RequestError, verify } from "../../../src/library/index.ts";
import type { Mistake } from "./corpus.ts";

interface Violation {
  readonly field: string;
  readonly message: string;
}

const text = (violations: readonly Violation[]): string =>
  violations.map(({ field, message }) => `${field}: ${message}`).join("\n");

const jsonPaths = {
  people: "/generate",
  household: "/household",
  record: "/verify",
  records: "/verify/batch",
  members: "/verify/household",
  places: "/places",
};

/** What plain JSON answers. */
export async function overJson(url: string, { of, fields }: Mistake): Promise<string | undefined> {
  if (of === "range") return undefined;
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response =
    of === "places"
      ? await fetch(`${url}/places?${query}`)
      : await fetch(url + jsonPaths[of], {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(fields),
        });
  // cast: what is asserted is what is there.
  const answer = (await response.json()) as { errors?: readonly Violation[]; ignored?: readonly string[] };
  return response.ok ? accepted(answer) : text(answer.errors ?? []);
}

interface Answered {
  readonly ignored?: readonly string[];
}

/** A call that is answered, with the paths that are ignored. */
function accepted(answer: Answered): string {
  return answer.ignored === undefined ? "accepted" : `accepted, ignoring ${answer.ignored.join(", ")}`;
}

/** What the library answers. The types of requests are for others. */
export function fromLibrary({ of, fields }: Mistake): string | undefined {
  const { identity, ...rest } = fields;
  const calls: Partial<Record<Mistake["of"], () => object>> = {
    people: () => person(fields as never),
    household: () => household(fields as never),
    record: () => verify(identity as never, rest as never),
    places: () => places(fields as never),
    range: () => people(fields as never),
  };
  try {
    const result = calls[of]?.();
    return result === undefined ? undefined : accepted(result);
  } catch (error) {
    if (!(error instanceof RequestError)) return `throws ${String(error)}`;
    return text(error.violations);
  }
}

const service = createIdentityService({ newSeed: () => "s", today: () => ({ year: 2026, month: 1, day: 1 }) });

/** What the command line answers; undefined for what no option can say. */
export async function fromCommandLine({ of, fields }: Mistake): Promise<string | undefined> {
  if (of !== "people" && of !== "household" && of !== "range") return undefined;
  const flags: string[] = of === "household" ? ["--households"] : [];
  for (const [name, value] of Object.entries(fields)) {
    const flag = `--${/^[a-z_]+$/.test(name) ? name.replaceAll("_", "-") : name}`;
    if (value === true) flags.push(flag);
    else if (typeof value === "string" || typeof value === "number") flags.push(`${flag}=${value}`);
    else if (Array.isArray(value)) flags.push(`${flag}=${value.join(",")}`);
    else if (value !== undefined) return undefined;
  }
  let answer = "accepted";
  const program = createProgram(async (options, unknown) => {
    readOptions(service, options, unknown);
  });
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({ writeErr: (message) => (answer = message.trim().replaceAll("\n", " ")) });
  }
  try {
    await program.parseAsync(["draw", ...flags], { from: "user" });
  } catch (error) {
    if (error instanceof Failure) return error.message;
    if (!(error instanceof CommanderError)) throw error;
  }
  return answer;
}

const tools = { people: "draw_people", range: "draw_people", record: "verify_records", places: "list_places" } as const;

/** A client of the server of agents, in this process. */
export async function connectAgent(): Promise<(mistake: Mistake) => Promise<string | undefined>> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createMcpServer().connect(far);
  const client = new Client({ name: "agent", version: "1" });
  await client.connect(near);
  return async ({ of, fields: { identity, ...fields } }) => {
    if (of === "household" || of === "records" || of === "members") return undefined;
    const args = of === "record" ? { ...fields, records: [identity] } : fields;
    const { isError, content, structuredContent } = await client.callTool({ name: tools[of], arguments: args });
    // casts: content and structure are those of the tools.
    if (isError === true) return (content as readonly { text: string }[]).map((part) => part.text).join("\n");
    const { results } = structuredContent as { results?: readonly Answered[] };
    return accepted(results?.[0] ?? {});
  };
}

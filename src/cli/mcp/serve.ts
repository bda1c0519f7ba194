import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from "@modelcontextprotocol/sdk/types.js";
import packageJson from "../../../package.json" with { type: "json" };
import { RequestError } from "../../library/request-error.ts";
import type { Given } from "../../schema/read.ts";
import type { Tool } from "./tool.ts";
import { instructions, tools } from "./tools.ts";

/** Serves the Model Context Protocol on standard input and output until the input ends. */
export async function serveMcp(): Promise<void> {
  await createMcpServer().connect(new StdioServerTransport());
}

/** The server of the tools, for one transport. */
export function createMcpServer(): Server {
  const { name, version } = packageJson;
  const server = new Server({ name, version }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ call: _call, ...tool }) => ({ ...tool, annotations: { readOnlyHint: true } })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find((known) => known.name === params.name);
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `there is no tool ${params.name}`);
    return resultOf(tool, params.arguments ?? {});
  });
  return server;
}

/** A refusal is a result that the agent can read and correct. It has no structured content, which would not match the schema. */
function resultOf(tool: Tool, args: Given) {
  try {
    const { result, summary } = tool.call(args);
    return { content: [{ type: "text" as const, text: summary }], structuredContent: { ...result } };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { isError: true, content: [{ type: "text" as const, text: error.message }] };
  }
}

import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import packageJson from "../../../package.json" with { type: "json" };
import { RequestError } from "../../library/request-error.ts";
import type { Violation } from "../../service/refusal.ts";
import { argumentsOf } from "./arguments.ts";
import type { Tool } from "./tool.ts";
import { instructions, tools } from "./tools.ts";

/** Serves the Model Context Protocol on standard input and output until the input ends. */
export async function serveMcp(): Promise<void> {
  await createMcpServer().connect(new StdioServerTransport());
}

export function createMcpServer(): Server {
  const { name, version } = packageJson;
  const server = new Server({ name, version }, { capabilities: { tools: {} }, instructions });
  // Handlers of the SDK's schemas would refuse null as arguments or as a cursor.
  server.fallbackRequestHandler = async ({ method, params }) => {
    if (method === "tools/list") {
      return { tools: tools.map(({ call: _call, ...tool }) => ({ ...tool, annotations: { readOnlyHint: true } })) };
    }
    if (method !== "tools/call") throw new McpError(ErrorCode.MethodNotFound, `there is no method ${method}`);
    const tool = tools.find(({ name }) => name === params?.name);
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `there is no tool ${params?.name}`);
    return resultOf(tool, params?.arguments);
  };
  return server;
}

/**
 * Structured content, and its JSON as text for hosts older than protocol version 2025-06-18; for refusals only text.
 */
function resultOf(tool: Tool, given: unknown) {
  try {
    const args = argumentsOf(given);
    if (args === undefined) throw new RequestError([notArguments]);
    const structuredContent = tool.call(args);
    return { content: [{ type: "text" as const, text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { isError: true, content: [{ type: "text" as const, text: error.message }] };
  }
}

const notArguments: Violation = { field: "arguments", message: "must be an object", reason: "INVALID_TYPE" };

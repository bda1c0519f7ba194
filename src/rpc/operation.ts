import { Code, type ConnectError } from "@connectrpc/connect";
import type { Context, Operation } from "../http/message/context.ts";

/** Names the method of a call for the observers; the call counts as good until it fails. */
export function nameOperation(context: Context, name: string): void {
  context.operation = { name, protocol: protocolOf(context), code: "ok" };
}

/** Notes the code with which a call failed. */
export function failOperation({ operation }: Context, { code }: ConnectError): void {
  // `resource_exhausted` for ResourceExhausted, as Connect writes codes.
  if (operation !== undefined) operation.code = (Code[code] ?? "Unknown").replace(/(?<=.)[A-Z]/g, "_$&").toLowerCase();
}

/** Notes a refusal by the HTTP status alone, as of a method or content type that the path does not take. */
export function refuseOperation({ operation }: Context, status: number): void {
  if (operation?.code === "ok" && status >= 400) operation.code = undefined;
}

function protocolOf(context: Context): Operation["protocol"] {
  if (!context.isGrpc) return "connect";
  return context.header("content-type")?.startsWith("application/grpc-web") ? "grpc-web" : "grpc";
}

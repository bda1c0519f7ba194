import { Code, type ConnectError } from "@connectrpc/connect";
import type { Context } from "../http/message/context.ts";

/** Lets a call count as good until it fails. */
export function beginOperation({ operation }: Context): void {
  if (operation !== undefined) operation.code = "ok";
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

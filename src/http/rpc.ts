import type { Context } from "./message/context.ts";
import type { Route } from "./routes/route.ts";

export interface Rpc {
  readonly routes: readonly Route[];
  /** Answers a call of gRPC or gRPC-Web whose path is no method's; false if the request is none. */
  refuseUnknown(context: Context): boolean;
}

import type { Context } from "./message/context.ts";

/** A method of RPC. */
export interface RpcMethod {
  /** What its calls are counted in: the rate limit, the quota of what is free, or nothing. */
  readonly quota: "default" | "free" | undefined;
  /** The methods of HTTP that it takes. */
  readonly allowedMethods: readonly string[];
  answer(context: Context): true;
}

/** All of RPC. */
export interface Rpc {
  /** The paths of all methods. */
  readonly paths: ReadonlySet<string>;
  /** The method at the path of a request; undefined if there is none. */
  methodOf(context: Context): RpcMethod | undefined;
  /** Answers a call of gRPC or gRPC-Web whose path is no method's; false if the request is none. */
  refuseUnknown(context: Context): boolean;
}

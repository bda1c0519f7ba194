import type { DescMessage } from "@bufbuild/protobuf";
import type { HandlerContext, MethodImplSpec } from "@connectrpc/connect";
import {
  createMethodSerializationLookup,
  createMethodUrl,
  type MethodSerializationLookup,
  type UniversalHandlerOptions,
} from "@connectrpc/connect/protocol";
import type { Route } from "../routes.ts";

/** A method with one request and one answer, as its route declares it. */
export interface UnaryMethod {
  readonly spec: Extract<MethodImplSpec, { kind: "unary" }>;
  readonly gate: ((context: HandlerContext) => void | Promise<void>) | undefined;
  readonly readMaxBytes: number;
  readonly serialization: MethodSerializationLookup<DescMessage, DescMessage>;
  readonly jsonOptions: UniversalHandlerOptions["jsonOptions"];
}

/** Options of a route that the fast path applies. */
const applied: ReadonlySet<string> = new Set(["requestGate", "readMaxBytes", "jsonOptions"]);

/** The unary methods of the routes by path. Throws TypeError for a route with other options, which would not be applied. */
export function unaryMethods(
  routes: readonly Route[],
  options: UniversalHandlerOptions,
): ReadonlyMap<string, UnaryMethod> {
  const methods = new Map<string, UnaryMethod>();
  for (const { spec, own } of routes) {
    if (spec.kind !== "unary") continue;
    const path = createMethodUrl("/", spec.method);
    const unknown = Object.keys(own).filter((name) => !applied.has(name));
    if (unknown.length > 0)
      throw new TypeError(`${path} has options that the fast path does not apply: ${unknown.join(", ")}`);
    const { binaryOptions, writeMaxBytes } = options;
    const { readMaxBytes = options.readMaxBytes, jsonOptions = options.jsonOptions } = own;
    const sizes = { readMaxBytes, writeMaxBytes };
    methods.set(path, {
      spec,
      gate: "requestGate" in own ? own.requestGate : options.requestGate,
      readMaxBytes,
      jsonOptions,
      serialization: createMethodSerializationLookup(spec.method, binaryOptions, jsonOptions, sizes),
    });
  }
  return methods;
}

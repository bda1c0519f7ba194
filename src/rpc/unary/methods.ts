import type { DescMessage } from "@bufbuild/protobuf";
import {
  type ConnectRouter,
  createMethodImplSpec,
  createServiceImplSpec,
  type HandlerContext,
  type MethodImplSpec,
} from "@connectrpc/connect";
import {
  createMethodSerializationLookup,
  createMethodUrl,
  type MethodSerializationLookup,
  type UniversalHandlerOptions,
} from "@connectrpc/connect/protocol";

/** A method with one request and one answer, as its route declares it. */
export interface UnaryMethod {
  readonly spec: Extract<MethodImplSpec, { kind: "unary" }>;
  readonly gate: ((context: HandlerContext) => void | Promise<void>) | undefined;
  /** Largest message that is read. */
  readonly readMaxBytes: number;
  readonly serialization: MethodSerializationLookup<DescMessage, DescMessage>;
  readonly jsonOptions: UniversalHandlerOptions["jsonOptions"];
}

/** Options of a route that the fast path applies. */
const applied: ReadonlySet<string> = new Set(["requestGate", "readMaxBytes", "jsonOptions"]);

/** The unary methods of the routes by path. Throws TypeError for a route with other options, which would not be applied. */
export function unaryMethods(
  routes: readonly ((router: ConnectRouter) => void)[],
  options: UniversalHandlerOptions,
): ReadonlyMap<string, UnaryMethod> {
  const methods = new Map<string, UnaryMethod>();
  const add = (spec: MethodImplSpec, own: Partial<UniversalHandlerOptions> = {}): void => {
    const path = createMethodUrl("/", spec.method);
    // A method of a service may be routed again by itself, with options.
    methods.delete(path);
    if (spec.kind !== "unary") return;
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
  };
  const router: ConnectRouter = {
    handlers: [],
    service(service, implementation, own) {
      for (const spec of Object.values(createServiceImplSpec(service, implementation).methods)) add(spec, own);
      return router;
    },
    rpc(method, implementation, own) {
      add(createMethodImplSpec(method, implementation), own);
      return router;
    },
  };
  for (const route of routes) route(router);
  return methods;
}

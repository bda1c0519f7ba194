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
}

/** Options of a route that the fast path applies. */
const applied: ReadonlySet<string> = new Set(["requestGate", "readMaxBytes"]);

/** The unary methods of the routes by path. Those whose route has other options are left out. */
export function unaryMethods(
  routes: readonly ((router: ConnectRouter) => void)[],
  options: UniversalHandlerOptions,
): ReadonlyMap<string, UnaryMethod> {
  const methods = new Map<string, UnaryMethod>();
  const add = (spec: MethodImplSpec, own: Partial<UniversalHandlerOptions> = {}): void => {
    const path = createMethodUrl("/", spec.method);
    const known = Object.keys(own).every((name) => applied.has(name));
    // A method of a service may be routed again by itself, with options.
    methods.delete(path);
    if (spec.kind !== "unary" || !known) return;
    const { binaryOptions, jsonOptions, writeMaxBytes } = options;
    const { readMaxBytes = options.readMaxBytes } = own;
    const sizes = { readMaxBytes, writeMaxBytes };
    methods.set(path, {
      spec,
      gate: "requestGate" in own ? own.requestGate : options.requestGate,
      readMaxBytes,
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

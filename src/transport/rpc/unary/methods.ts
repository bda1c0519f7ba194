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
  readonly serialization: MethodSerializationLookup<DescMessage, DescMessage>;
}

/** The unary methods of the routes by path. One whose route has options of its own, but for a gate, is left out. */
export function unaryMethods(
  routes: readonly ((router: ConnectRouter) => void)[],
  options: UniversalHandlerOptions,
): ReadonlyMap<string, UnaryMethod> {
  const methods = new Map<string, UnaryMethod>();
  const add = (spec: MethodImplSpec, own: Partial<UniversalHandlerOptions> = {}): void => {
    const path = createMethodUrl("/", spec.method);
    const known = Object.keys(own).every((name) => name === "requestGate");
    // A method of a service may be routed again by itself, with options.
    methods.delete(path);
    if (spec.kind !== "unary" || !known) return;
    methods.set(path, {
      spec,
      gate: "requestGate" in own ? own.requestGate : options.requestGate,
      serialization: createMethodSerializationLookup(spec.method, options.binaryOptions, options.jsonOptions, options),
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

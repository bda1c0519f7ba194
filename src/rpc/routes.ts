import {
  type ConnectRouter,
  createMethodImplSpec,
  createServiceImplSpec,
  type MethodImplSpec,
} from "@connectrpc/connect";
import type { UniversalHandlerOptions } from "@connectrpc/connect/protocol";

/** Adds methods to a router. */
export type Routes = (router: ConnectRouter) => void;

export interface Route {
  readonly spec: MethodImplSpec;
  readonly own: Partial<UniversalHandlerOptions>;
}

/** All that routes add. A method that follows again, with other options, replaces the first. */
export function collect(routes: readonly Routes[]): readonly Route[] {
  const found: Route[] = [];
  const router: ConnectRouter = {
    handlers: [],
    service(service, implementation, own = {}) {
      const { methods } = createServiceImplSpec(service, implementation);
      found.push(...Object.values(methods).map((spec) => ({ spec, own })));
      return router;
    },
    rpc(method, implementation, own = {}) {
      found.push({ spec: createMethodImplSpec(method, implementation), own });
      return router;
    },
  };
  for (const route of routes) route(router);
  return found;
}

import { Code, ConnectError, type ConnectRouter } from "@connectrpc/connect";
import {
  Health as Descriptor,
  HealthCheckResponse_ServingStatus as Status,
} from "../../gen/grpc/health/v1/health_pb.ts";
import { IdentityService } from "../../gen/identity/v1/identity_pb.ts";
import type { Health } from "../health.ts";

/** The services that have a health status. The empty name stands for the process as a whole. */
const names: ReadonlySet<string> = new Set(["", IdentityService.typeName]);

/** grpc.health.v1: Check and List answer at once, Watch again when the service drains. */
export function healthRoutes(health: Health) {
  const status = (): Status => (health.serving ? Status.SERVING : Status.NOT_SERVING);
  return (router: ConnectRouter): void => {
    router.service(Descriptor, {
      check({ service }) {
        if (!names.has(service)) throw new ConnectError("unknown service", Code.NotFound);
        return { status: status() };
      },
      list: () => ({ statuses: Object.fromEntries([...names].map((name) => [name, { status: status() }])) }),
      async *watch({ service }, { signal }) {
        const known = names.has(service);
        yield { status: known ? status() : Status.SERVICE_UNKNOWN };
        if (known && !health.serving) return;
        await health.drained(signal);
        if (known && !signal.aborted) yield { status: status() };
      },
    });
  };
}

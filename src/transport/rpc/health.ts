import { Code, ConnectError, type ConnectRouter } from "@connectrpc/connect";
import {
  Health as Descriptor,
  HealthCheckResponse_ServingStatus as Status,
} from "../../gen/grpc/health/v1/health_pb.ts";
import { IdentityService } from "../../gen/identity/v1/identity_pb.ts";

/** Whether the service accepts calls, for health checks, readiness and watchers. */
export class Health {
  /** The empty name stands for the process as a whole. */
  static readonly names: ReadonlySet<string> = new Set(["", IdentityService.typeName]);

  #draining = new AbortController();
  #isPortClosed = false;

  get serving(): boolean {
    return !this.#draining.signal.aborted;
  }

  /** Whether the port is closed, so that every response is its connection's last. */
  get isPortClosed(): boolean {
    return this.#isPortClosed;
  }

  /** Readiness is 503 from now on. */
  drain(): void {
    this.#draining.abort();
  }

  /** To be called when the port is closed. */
  portClosed(): void {
    this.#isPortClosed = true;
  }

  /** Resolves when the service begins to drain, or when the signal aborts. */
  drained(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const either = AbortSignal.any([this.#draining.signal, signal]);
      if (either.aborted) resolve();
      else either.addEventListener("abort", () => resolve(), { once: true });
    });
  }
}

/** grpc.health.v1: Check and List answer at once, Watch again when the service drains. */
export function healthRoutes(health: Health) {
  const status = (): Status => (health.serving ? Status.SERVING : Status.NOT_SERVING);
  return (router: ConnectRouter): void => {
    router.service(Descriptor, {
      check({ service }) {
        if (!Health.names.has(service)) throw new ConnectError("unknown service", Code.NotFound);
        return { status: status() };
      },
      list: () => ({ statuses: Object.fromEntries([...Health.names].map((name) => [name, { status: status() }])) }),
      async *watch({ service }, { signal }) {
        const known = Health.names.has(service);
        yield { status: known ? status() : Status.SERVICE_UNKNOWN };
        if (known && !health.serving) return;
        await health.drained(signal);
        if (known && !signal.aborted) yield { status: status() };
      },
    });
  };
}

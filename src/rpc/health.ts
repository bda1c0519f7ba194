import { Code, ConnectError, type ConnectRouter } from "@connectrpc/connect";
import { Health as Descriptor, HealthCheckResponse_ServingStatus as Status } from "../gen/grpc/health/v1/health_pb.ts";
import { IdentityService } from "../gen/identity/v1/identity_pb.ts";
import type { Health } from "../http/health.ts";
import type { Peer } from "../http/message/message.ts";
import { contextKey } from "./begin.ts";

/** The services that have a health status. The empty name stands for the process as a whole. */
const names: ReadonlySet<string> = new Set(["", IdentityService.typeName]);

/** Counts the open watches of each client, which cost nothing of the rate limit and have no end. */
function createWatches() {
  const open = new Map<string, number>();
  let all = 0;
  const add = (client: string, watches: number): void => {
    all += watches;
    const count = (open.get(client) ?? 0) + watches;
    if (count === 0) open.delete(client);
    else open.set(client, count);
  };
  return {
    /** Counts one; returns what ends it. Throws ConnectError if there are too many. */
    begin({ client, limits }: Pick<Peer, "client" | "limits">): () => void {
      if (all >= limits.watches || (open.get(client) ?? 0) >= limits.watchesPerClient)
        throw new ConnectError("too many watches are open", Code.ResourceExhausted);
      add(client, 1);
      return () => add(client, -1);
    },
  };
}

/** grpc.health.v1: Check and List answer at once, Watch again when the service drains. */
export function healthRoutes(health: Health) {
  const watches = createWatches();
  const status = (): Status => (health.serving ? Status.SERVING : Status.NOT_SERVING);
  return (router: ConnectRouter): void => {
    router.service(Descriptor, {
      check({ service }) {
        if (!names.has(service)) throw new ConnectError("unknown service", Code.NotFound);
        return { status: status() };
      },
      list: () => ({ statuses: Object.fromEntries([...names].map((name) => [name, { status: status() }])) }),
      async *watch({ service }, { signal, values }) {
        const peer = values.get(contextKey)?.peer;
        const end = peer === undefined ? undefined : watches.begin(peer);
        try {
          const known = names.has(service);
          yield { status: known ? status() : Status.SERVICE_UNKNOWN };
          if (known && !health.serving) return;
          await health.drained(signal);
          if (known && !signal.aborted) yield { status: status() };
        } finally {
          end?.();
        }
      },
    });
  };
}

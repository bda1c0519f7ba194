import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Observer } from "./observer.ts";

/** What serves: the version of the service, and that of its data, which decides who a seed draws. */
export interface Versions {
  readonly version: string;
  readonly dataVersion: string;
}

export interface Readings {
  /** Clients that the limit remembers. */
  clients(): number;
  connections(): number;
  streams(): number;
  /** Whether the store of a shared limit is unavailable. */
  outage(): boolean;
  readonly versions: Versions;
}

export interface Metrics extends Exposition {
  readonly observer: Observer;
  countBan(): void;
}

export interface Exposition {
  readonly contentType: string;
  text(): Promise<string>;
}

/** The sums over all workers, each of which has metrics of its own. For the process that started them. */
export function createWorkersExposition(): Exposition {
  const workers = new AggregatorRegistry();
  return { contentType: workers.contentType, text: () => workers.clusterMetrics() };
}

/** Upper limits in seconds: a call takes tens of microseconds, a stream as long as its reader. */
const buckets = [0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 10, 60];

/** Every label has few values: operations, protocols, codes, statuses and countries are closed lists. */
export function createMetrics(readings: Readings): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry]; // cast: the literal above has one element
  collectDefaultMetrics({ register: registry });
  // Where this is one of several workers, the first process asks for them.
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();

  const { version, dataVersion } = readings.versions;
  new Gauge({
    name: "identikit_build_info",
    help: "1, with the versions of the service and of its data.",
    labelNames: ["version", "data_version"] as const,
    registers,
    // Of several workers, which are the same.
    aggregator: "first",
  }).set({ version, data_version: dataVersion }, 1);
  const counter = <Label extends string>(name: string, help: string, ...labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const calls = counter(
    "identikit_calls_total",
    "Calls of an operation by protocol and code.",
    "operation",
    "protocol",
    "code",
  );
  const durations = new Histogram({
    name: "identikit_call_duration_seconds",
    help: "Time from the headers of a call to the end of its response.",
    labelNames: ["operation", "protocol"] as const,
    buckets,
    registers,
  });
  const refused = counter(
    "identikit_limit_refusals_total",
    "Calls refused, and streams ended, because their client reached the rate limit.",
  );
  const responses = counter(
    "identikit_http_responses_total",
    "HTTP responses of every kind by path and status.",
    "path",
    "status",
  );
  const people = counter("identikit_people_drawn_total", "People drawn for callers by country.", "country");
  const bans = counter("identikit_bans_total", "Clients banned for abusing HTTP/1.1 or HTTP/2.");
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  gauge("identikit_clients_remembered", "Client addresses with a running window.", readings.clients);
  gauge("identikit_connections_open", "Open connections.", readings.connections);
  gauge("identikit_http2_streams_open", "Open HTTP/2 streams.", readings.streams);
  gauge("identikit_limit_store_away", "1 while the Redis of a shared limit is unavailable, else 0.", () =>
    Number(readings.outage()),
  );

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countBan: () => bans.inc(),
    observer: {
      called({ operation, protocol, code, isOverLimit, seconds }) {
        calls.inc({ operation, protocol, code });
        durations.observe({ operation, protocol }, seconds);
        if (isOverLimit) refused.inc();
      },
      answered: ({ path, status }) => responses.inc({ path, status }),
      drew: (country, count) => people.inc({ country }, count),
    },
  };
}

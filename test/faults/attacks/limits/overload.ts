import { getStatus } from "../../clients/endpoints.ts";
import { wait } from "../../clients/raw-socket.ts";
import type { Attack, AttackContext } from "../../harness/attack.ts";
import { quantile } from "../../harness/honest-clients.ts";
import { type LoadOptions, type LoadResult, runLoads, succeeded } from "../../load/load.ts";

/** Addresses of the callers, and their call rate as a multiple of the server's capacity. */
const ADDRESSES = 2_000;
const TIMES = 10;

/** Limits: 99th percentile in ms of accepted calls, their rate as a share of the capacity, and the percentile afterwards. */
const P99 = 500;
const GOODPUT = 0.7;
const RECOVERED_P99 = 100;

/** Seconds of each part. */
const seconds = { warmUp: 2, capacity: 3, overload: 8, recovery: 2 } as const;

/** Many addresses that together call faster than the process can answer, without waiting for answers. */
export const overload: Attack = {
  name: "ten times the capacity, from 2,000 addresses",
  row: "OPS-3",
  memory: 300,
  env: { RATE_LIMIT: "0" },
  sheds: true,
  honestP99: Number.POSITIVE_INFINITY,
  ownThreads: true,
  fullOnly: "takes 20 seconds and both cores",
  async run(context) {
    const { findings, slack } = context;
    const addresses = Array.from({ length: ADDRESSES }, (_, index) => context.addressOf(index));
    const both = (part: Pick<LoadOptions, "seconds"> & Partial<LoadOptions>): Promise<LoadResult> =>
      runLoads(
        (["json", "grpc"] as const).map((protocol) => ({
          port: context.port,
          protocol,
          addresses,
          connections: 1,
          streams: protocol === "json" ? 1 : 2,
          ...part,
        })),
      );

    await both({ seconds: seconds.warmUp, connections: 50 });
    const capacity =
      succeeded(await both({ seconds: seconds.capacity, connections: 50, streams: 1 })) / seconds.capacity;
    findings.count("calls a second without overload", Math.round(capacity));

    const readiness = watchReadiness(context);
    const result = await both({ seconds: seconds.overload, perSecond: (capacity * TIMES) / 2 });
    const states = readiness.stop();
    const goodput = succeeded(result) / seconds.overload;
    const p99 = quantile(result.milliseconds, 0.99);
    for (const [status, times] of Object.entries(result.counts)) findings.count(status, times);
    findings.count("calls a second in overload", Math.round(goodput));
    findings.count("ms of their 99th percentile", Math.round(p99));
    for (const [state, times] of states) findings.count(`readiness ${state}`, times);
    if (p99 > P99 * slack) findings.unexpected(`the 99th percentile of calls let in was ${p99.toFixed(0)} ms`);
    if (goodput < GOODPUT * capacity)
      findings.unexpected(`${goodput.toFixed(0)} of ${capacity.toFixed(0)} calls a second`);
    if (!states.has("503")) findings.unexpected("readiness never turned 503");

    await wait(seconds.recovery * 1_000);
    const after = await both({ seconds: 2, perSecond: Math.min(500, capacity / 8) });
    const recovered = quantile(after.milliseconds, 0.99);
    findings.count("ms of the 99th percentile afterwards", Math.round(recovered));
    if (recovered > RECOVERED_P99 * slack) findings.unexpected(`afterwards the 99th percentile was ${recovered} ms`);
    for (const [status, times] of Object.entries(after.counts)) {
      if (!/^(?:200|grpc 0)$/.test(status)) findings.unexpected(`afterwards ${times} calls ended with ${status}`);
    }
  },
};

/** Polls /healthz every 100 ms, like a load balancer. */
function watchReadiness({ port, addressOf }: AttackContext): { stop(): ReadonlyMap<string, number> } {
  const states = new Map<string, number>();
  const timer = setInterval(async () => {
    const status = await getStatus(port, addressOf(ADDRESSES), "/healthz");
    const state = /^\d+$/.test(status) ? status : "unknown";
    states.set(state, (states.get(state) ?? 0) + 1);
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return states;
    },
  };
}

import { Code, ConnectError, type ConnectRouter, createContextKey, type HandlerContext } from "@connectrpc/connect";
import { BadRequestSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import { IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";

export const colour = createContextKey("none", { description: "a context value that the server sets" });

/** Receives server-side observations. */
export type Observe = (what: string) => void;

/** A service that runs the action named by the request's seed, and returns its result as the seed of the response. */
export function exposingRoutes(observe: Observe) {
  return (router: ConnectRouter): void => {
    router.service(
      IdentityService,
      {
        async generateIdentity({ seed }, context) {
          const action = actions[seed];
          if (action === undefined) throw new ConnectError(`no action ${seed}`, Code.NotFound);
          return { seed: (await action(context, observe)) ?? "" };
        },
      },
      { requestGate: (context) => context.responseHeader.set("gated", context.method.name) },
    );
  };
}

type Action = (context: HandlerContext, observe: Observe) => string | undefined | Promise<string | undefined>;

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** Actions by the seed that selects them. */
export const actions: Readonly<Record<string, Action>> = {
  nothing: () => undefined,
  names: ({ method, service, protocolName, requestMethod, url }) =>
    [method.name, service.typeName, protocolName, requestMethod, new URL(url).pathname, new URL(url).protocol].join(
      " ",
    ),
  "request headers": ({ requestHeader }) => JSON.stringify([...requestHeader].filter(([name]) => name !== "host")),
  values: ({ values }) => values.get(colour),
  headers(context) {
    context.responseHeader.set("own", "header");
    context.responseHeader.append("twice", "1");
    context.responseHeader.append("twice", "2");
    context.responseTrailer.set("own-trailer", "trailer");
    return "sent";
  },
  "headers and an error"(context) {
    context.responseHeader.set("own", "header");
    context.responseTrailer.set("own-trailer", "trailer");
    throw new ConnectError(
      "ünusual, 100 %",
      Code.FailedPrecondition,
      { meta: "data", "content-type": "evil", date: "evil" },
      [{ desc: BadRequestSchema, value: { fieldViolations: [{ field: "a", description: "b" }] } }],
    );
  },
  "one name three times"(context) {
    context.responseHeader.set("own", "from-header");
    context.responseTrailer.set("own", "from-trailer");
    throw new ConnectError("failed", Code.FailedPrecondition, { own: "from-error" });
  },
  "an error of its own": () => {
    throw new TypeError("a secret");
  },
  "something thrown": () => {
    throw "a secret";
  },
  "every code": () => {
    throw new ConnectError("", Code.DataLoss);
  },
  "time left"({ timeoutMs }) {
    const left = timeoutMs();
    return left === undefined ? "no deadline" : String(left > 0 && left <= 60_000);
  },
  async deadline({ signal }) {
    await aborted(signal);
    throw signal.reason;
  },
  async "client leaves"({ signal }, observe) {
    await aborted(signal);
    observe(ConnectError.from(signal.reason).code === Code.Canceled ? "canceled" : "aborted");
    return undefined;
  },
  async "shut down"({ signal }) {
    await aborted(signal);
    throw signal.reason;
  },
  "signal afterwards"({ signal }, observe) {
    signal.addEventListener("abort", () => observe("over"));
    return "running";
  },
};

import { Code, ConnectError, type ConnectRouter, createContextKey, type HandlerContext } from "@connectrpc/connect";
import { BadRequestSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import { IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";

export const colour = createContextKey("none", { description: "what the server knows of a call" });

/** Told of what only the server sees. */
export type Tell = (what: string) => void;

/** A service that does with its context what the seed of the request says, and answers what it found as a seed. */
export function exposingRoutes(tell: Tell) {
  return (router: ConnectRouter): void => {
    router.service(
      IdentityService,
      {
        async generateIdentity({ seed }, context) {
          const deed = deeds[seed];
          if (deed === undefined) throw new ConnectError(`no deed ${seed}`, Code.NotFound);
          return { seed: (await deed(context, tell)) ?? "" };
        },
      },
      { requestGate: (context) => context.responseHeader.set("gated", context.method.name) },
    );
  };
}

type Deed = (context: HandlerContext, tell: Tell) => string | undefined | Promise<string | undefined>;

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** What the service does, by the seed that asks for it. */
export const deeds: Readonly<Record<string, Deed>> = {
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
  async "client leaves"({ signal }, tell) {
    await aborted(signal);
    tell(ConnectError.from(signal.reason).code === Code.Canceled ? "canceled" : "aborted");
    return undefined;
  },
  async "shut down"({ signal }) {
    await aborted(signal);
    throw signal.reason;
  },
  "signal afterwards"({ signal }, tell) {
    signal.addEventListener("abort", () => tell("over"));
    return "running";
  },
};

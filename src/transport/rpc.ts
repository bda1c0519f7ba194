import { setImmediate } from "node:timers/promises";
import { Code, ConnectError, type ConnectRouter, type HandlerContext } from "@connectrpc/connect";
import { IdentityService as Descriptor } from "../gen/identity/v1/identity_pb.ts";
import type { Identity } from "../identity/identity.ts";
import type { Batch } from "../service/drawing.ts";
import type { IdentityService } from "../service/service.ts";
import { bounds } from "./bounds.ts";
import { chargeBatch, chargeChunk, limitGate } from "./charge.ts";
import type { Observer, Protocol } from "./observer.ts";
import { countryMessage, requestFields, responseMessage, toMessage } from "./proto.ts";
import { toConnectError } from "./rpc-error.ts";

/** The paths of the limited methods. */
export const limitedPaths: ReadonlySet<string> = new Set(
  Descriptor.methods.map((method) => `/${Descriptor.typeName}/${method.name}`),
);

/** Who is told of bugs, and of calls where somebody looks on. */
export interface Witnesses {
  readonly report: (error: unknown) => void;
  readonly observer: Observer | undefined;
}

/** The methods of identity.v1.IdentityService on every protocol of Connect. */
export function identityRoutes(service: IdentityService, { report, observer }: Witnesses) {
  const ended = (context: HandlerContext, begun: number, error?: ConnectError): void =>
    observer?.called({
      operation: context.method.name,
      protocol: context.protocolName as Protocol, // cast: Connect has no other protocols
      code: error === undefined ? "ok" : codeName(error.code),
      seconds: (performance.now() - begun) / 1_000,
    });

  const failed = (context: HandlerContext, begun: number, thrown: unknown): ConnectError => {
    const error = toConnectError(thrown, report);
    ended(context, begun, error);
    return error;
  };

  const unary =
    <Input, Output>(answer: (input: Input, context: HandlerContext) => Output | Promise<Output>) =>
    (input: Input, context: HandlerContext): Output | Promise<Output> => {
      const begun = performance.now();
      const succeed = (output: Output): Output => {
        ended(context, begun);
        return output;
      };
      const fail = (thrown: unknown): never => {
        throw failed(context, begun, thrown);
      };
      try {
        const output = answer(input, context);
        return output instanceof Promise ? output.then(succeed, fail) : succeed(output);
      } catch (thrown) {
        return fail(thrown);
      }
    };

  const chunkMessage = (batch: Batch) => {
    const chunk = batch.draw();
    if (observer !== undefined) tell(observer, chunk.identities);
    return { ...chunk, identities: chunk.identities.map(toMessage) };
  };

  return (router: ConnectRouter): void => {
    router.service(
      Descriptor,
      {
        generateIdentity: unary((request) => {
          const generated = service.generate(requestFields(request));
          observer?.drew(generated.identity.address.country, 1);
          return responseMessage(generated);
        }),

        batchGenerateIdentities: unary(async ({ template, count, firstIndex }, context) => {
          const batch = service.batch(requestFields(template), { count, firstIndex });
          await chargeBatch(batch, context);
          return chunkMessage(batch);
        }),

        async *streamIdentities({ template, count, firstIndex }, context) {
          const begun = performance.now();
          try {
            let chunks = 0;
            for (const batch of service.stream(requestFields(template), { count, firstIndex })) {
              // The first hundred are the call itself.
              if (chunks++ > 0) await chargeChunk(batch, context);
              // Lets other calls, and word of a cancelled one, come between: writing alone may never leave the loop.
              await setImmediate();
              context.signal.throwIfAborted();
              if (performance.now() - begun > bounds.streamLifetime) throw tooLong();
              yield chunkMessage(batch);
            }
            ended(context, begun);
          } catch (thrown) {
            throw failed(context, begun, thrown);
          }
        },

        listCountries: unary(() => ({ countries: service.countries().map(countryMessage) })),
      },
      { requestGate: limitGate },
    );
  };
}

/** One word to the observer for each country among the people. */
function tell(observer: Observer, identities: readonly Identity[]): void {
  const people = new Map<string, number>();
  for (const { address } of identities) people.set(address.country, (people.get(address.country) ?? 0) + 1);
  for (const [country, count] of people) observer.drew(country, count);
}

function tooLong(): ConnectError {
  return new ConnectError("The stream has lasted too long; resume it from the next index.", Code.Unavailable);
}

/** `resource_exhausted` for ResourceExhausted, as Connect writes codes. */
function codeName(code: Code): string {
  return (Code[code] ?? "Unknown").replace(/(?<=.)[A-Z]/g, "_$&").toLowerCase();
}

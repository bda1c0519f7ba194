import { Code, ConnectError, type ConnectRouter, type HandlerContext } from "@connectrpc/connect";
import { IdentityService as Descriptor, type VerifyIdentityResponse } from "../../gen/identity/v1/identity_pb.ts";
import type { Identity } from "../../identity/identity.ts";
import type { Batch } from "../../service/drawing.ts";
import type { IdentityService } from "../../service/service.ts";
import { recordsPerCall } from "../../service/verification.ts";
import { limits } from "../limits.ts";
import type { Observer } from "../observe/observer.ts";
import { toConnectError } from "./errors.ts";
import { contextKey, limitGate, takeBatch, takeChunk } from "./limit.ts";
import { countryMessage, placeMessage, placesFields, requestFields, responseMessage, toMessage } from "./messages.ts";
import { failOperation } from "./operation.ts";
import { checkFields, ruleMessage, verificationMessage } from "./verify-messages.ts";
import { countryWord } from "./words.ts";

/** The paths of the limited methods: all but the list of places, which callers need to write a request. */
export const limitedPaths: ReadonlySet<string> = new Set(
  Descriptor.methods
    .filter((method) => method !== Descriptor.method.listPlaces)
    .map((method) => `/${Descriptor.typeName}/${method.name}`),
);

/** Places that are sent before other calls have their turn. */
const placesPerTurn = 100;

export interface IdentityRoutesOptions {
  /** Called once for every bug. */
  readonly report: (error: unknown, requestId: string) => void;
  readonly observer: Observer | undefined;
}

/** The methods of identity.v1.IdentityService for every protocol of Connect. */
export function identityRoutes(service: IdentityService, { report, observer }: IdentityRoutesOptions) {
  const failed = ({ values }: HandlerContext, thrown: unknown): ConnectError => {
    const context = values.get(contextKey);
    const error = toConnectError(thrown, (bug) => report(bug, context?.requestId ?? ""));
    if (context !== undefined) failOperation(context, error);
    return error;
  };

  const unary =
    <Input, Output>(answer: (input: Input, context: HandlerContext) => Output | Promise<Output>) =>
    (input: Input, context: HandlerContext): Output | Promise<Output> => {
      const fail = (thrown: unknown): never => {
        throw failed(context, thrown);
      };
      try {
        const output = answer(input, context);
        return output instanceof Promise ? output.catch(fail) : output;
      } catch (thrown) {
        return fail(thrown);
      }
    };

  const chunkMessage = (batch: Batch) => {
    const chunk = batch.draw();
    if (observer !== undefined) countPeople(observer, chunk.identities);
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
          await takeBatch(batch.calls, context);
          const messages: ReturnType<typeof chunkMessage>[] = [];
          for (const chunk of batch.chunks()) {
            await nextTurn(context);
            messages.push(chunkMessage(chunk));
          }
          const [first] = messages;
          return { ...first, identities: messages.flatMap(({ identities }) => identities) };
        }),

        async *streamIdentities({ template, count, firstIndex }, context) {
          const begun = performance.now();
          try {
            let chunks = 0;
            for (const batch of service.stream(requestFields(template), { count, firstIndex })) {
              // The first hundred are the call itself.
              if (chunks++ > 0) await takeChunk(batch.calls, context);
              await nextTurn(context);
              context.signal.throwIfAborted();
              if (performance.now() - begun > limits.streamLifetime) throw tooLong();
              yield chunkMessage(batch);
            }
          } catch (thrown) {
            throw failed(context, thrown);
          }
        },

        listCountries: unary(() => ({ countries: service.countries().map(countryMessage) })),

        async *listPlaces(request, context) {
          try {
            let sent = 0;
            for (const place of service.places(placesFields(request))) {
              if (sent++ % placesPerTurn === 0) await nextTurn(context);
              yield placeMessage(place());
            }
          } catch (thrown) {
            throw failed(context, thrown);
          }
        },

        verifyIdentity: unary((request) => verificationMessage(service.verify(checkFields(request)))),

        listRules: unary(({ country }) => ({ rules: service.rules(countryWord(country)).map(ruleMessage) })),
      },
      { requestGate: limitGate },
    );
    router.rpc(
      Descriptor.method.verifyIdentities,
      unary(async ({ requests }, context) => {
        const checks = service.verifyAll({ requests: requests.map(checkFields) });
        await takeBatch(Math.ceil(checks.length / recordsPerCall), context);
        const responses: VerifyIdentityResponse[] = [];
        for (const check of checks) {
          if (responses.length % recordsPerCall === 0) await nextTurn(context);
          responses.push(verificationMessage(check()));
        }
        return { responses };
      }),
      { requestGate: limitGate, readMaxBytes: limits.recordBytes },
    );
  };
}

/** Other calls, and the end of this one, are handled between two chunks: writing alone may never yield. */
function nextTurn({ values }: HandlerContext): Promise<void> | undefined {
  return values.get(contextKey)?.peer.nextTurn(limits.chunkCost);
}

function countPeople(observer: Observer, identities: readonly Identity[]): void {
  const people = new Map<string, number>();
  for (const { address } of identities) people.set(address.country, (people.get(address.country) ?? 0) + 1);
  for (const [country, count] of people) observer.drew(country, count);
}

function tooLong(): ConnectError {
  return new ConnectError("The stream has lasted too long; resume it from the next index.", Code.Unavailable);
}

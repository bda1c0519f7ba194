import { setImmediate } from "node:timers/promises";
import { type ConnectRouter, createContextKey, type HandlerContext } from "@connectrpc/connect";
import { IdentityService as Descriptor } from "../gen/identity/v1/identity_pb.ts";
import type { Batch, IdentityService, Replay } from "../service/service.ts";
import type { Meter } from "./meter.ts";
import { countryMessage, requestFields, toMessage } from "./proto.ts";
import { rateLimitHeaders } from "./rate-limit.ts";
import { exhausted, toConnectError } from "./rpc-error.ts";

/** The meter of the call at hand; undefined where nothing is limited. */
export const meterKey = createContextKey<Meter | undefined>(undefined, { description: "meter of the call" });

/** The paths of the limited methods. */
export const limitedPaths: ReadonlySet<string> = new Set(
  Descriptor.methods.map((method) => `/${Descriptor.typeName}/${method.name}`),
);

/** The methods of identity.v1.IdentityService on every protocol of Connect. `report` is told of bugs. */
export function identityRoutes(service: IdentityService, report: (error: unknown) => void) {
  const told = (error: unknown): never => {
    throw toConnectError(error, report);
  };

  return (router: ConnectRouter): void => {
    router.service(
      Descriptor,
      {
        generateIdentity(request) {
          try {
            const generated = service.generate(requestFields(request));
            return { identity: toMessage(generated.identity), ...replay(generated) };
          } catch (error) {
            return told(error);
          }
        },

        async batchGenerateIdentities({ template, count, firstIndex }, context) {
          try {
            const batch = service.batch(requestFields(template), { count, firstIndex });
            await payBatch(batch, context);
            return chunkMessage(batch);
          } catch (error) {
            return told(error);
          }
        },

        async *streamIdentities({ template, count, firstIndex }, context) {
          try {
            let begun = 0;
            for (const batch of service.stream(requestFields(template), { count, firstIndex })) {
              // The first hundred are the call itself.
              if (begun++ > 0) await payChunk(batch, context);
              // Lets other calls, and word of a cancelled one, come between: writing alone may never leave the loop.
              await setImmediate();
              context.signal.throwIfAborted();
              yield chunkMessage(batch);
            }
          } catch (error) {
            told(error);
          }
        },

        listCountries() {
          return { countries: service.countries().map(countryMessage) };
        },
      },
      { requestGate: limitGate },
    );
  };
}

/**
 * Refuses a call over the limit before its body is read, and marks every other with what is left. The one call that an
 * RPC costs at least was taken when its headers came.
 */
function limitGate(context: HandlerContext): void {
  const meter = context.values.get(meterKey);
  if (meter === undefined) return;
  if (!meter.decision.allowed) throw exhausted(meter.policy, meter.decision);
  mark(context, meter);
}

/** Takes the whole batch at once: what was taken for the call counts, and is given back where the rest is refused. */
async function payBatch(batch: Batch, context: HandlerContext): Promise<void> {
  const meter = context.values.get(meterKey);
  if (meter === undefined || batch.calls === 1) return;
  const decision = await meter.takeMore(batch.calls - 1);
  if (!decision.allowed) {
    await meter.giveBack();
    throw exhausted(meter.policy, { ...decision, remaining: decision.remaining + 1 });
  }
  mark(context, meter);
}

async function payChunk(batch: Batch, context: HandlerContext): Promise<void> {
  const meter = context.values.get(meterKey);
  if (meter === undefined) return;
  const decision = await meter.takeMore(batch.calls);
  if (!decision.allowed) throw exhausted(meter.policy, decision);
}

function mark(context: HandlerContext, { policy, decision }: Meter): void {
  for (const [name, value] of Object.entries(rateLimitHeaders(policy, decision))) {
    context.responseHeader.set(name, value);
  }
}

function chunkMessage(batch: Batch) {
  const chunk = batch.draw();
  return { identities: chunk.identities.map(toMessage), firstIndex: chunk.firstIndex, ...replay(chunk) };
}

function replay({ seed, referenceDate, dataVersion }: Replay): Replay {
  return { seed, referenceDate, dataVersion };
}

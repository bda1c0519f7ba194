import type { MessageInitShape } from "@bufbuild/protobuf";
import type { Client } from "@connectrpc/connect";
import type { Identity, IdentityService, StreamIdentitiesRequestSchema } from "../../gen/identity/v1/identity_pb.ts";
import { Backoff, type RetryOptions } from "./retry.ts";

/** A request of StreamIdentities. */
export type StreamIdentitiesInit = MessageInitShape<typeof StreamIdentitiesRequestSchema>;

/** The people of a stream, which is resumed from the next index if the service ends it temporarily. */
export async function* resumed(
  client: Client<typeof IdentityService>,
  request: StreamIdentitiesInit,
  options: RetryOptions,
  signal: AbortSignal | undefined,
): AsyncGenerator<Identity, void, undefined> {
  const { count = 0 } = request;
  const backoff = new Backoff(options);
  let { template, firstIndex = 0 } = request;
  let left = count;
  for (;;) {
    try {
      const stream = client.streamIdentities(
        { template, count: left, firstIndex },
        signal === undefined ? {} : { signal },
      );
      for await (const { identities, seed, referenceDate } of stream) {
        backoff.renew();
        template = { ...template, seed, referenceDate };
        for (const identity of identities) {
          firstIndex++;
          if (count > 0) left--;
          yield identity;
        }
      }
      return;
    } catch (error) {
      if (count > 0 && left === 0) return;
      await backoff.wait(error, signal);
    }
  }
}

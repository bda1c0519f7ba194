import type { ServiceImpl } from "@connectrpc/connect";
import type { IdentityService as Descriptor } from "../../../gen/identity/v1/identity_pb.ts";
import type { Identity } from "../../../identity/identity.ts";
import type { Chunk } from "../../../service/drawing.ts";
import type { IdentityService } from "../../../service/service.ts";
import type { Observer } from "../../observe/observer.ts";
import { responseMessage, toMessage } from "../messages.ts";
import { personFields } from "../request-fields.ts";
import { batched, type Calls, type MethodOptions, streamed } from "./call.ts";

/** The methods that generate people. */
export function identityMethods(
  service: IdentityService,
  { unary, streaming }: Calls,
  { observer }: MethodOptions,
): Pick<ServiceImpl<typeof Descriptor>, "generateIdentity" | "batchGenerateIdentities" | "streamIdentities"> {
  const partOf = (chunk: Chunk) => {
    if (observer !== undefined) countPeople(observer, chunk.identities);
    return { ...chunk, identities: chunk.identities.map(toMessage) };
  };
  const messageOf = (parts: readonly ReturnType<typeof partOf>[]) => ({
    ...parts[0],
    identities: parts.flatMap(({ identities }) => identities),
  });
  const shape = { partOf, messageOf };

  return {
    generateIdentity: unary((request) => {
      const generated = service.generate(personFields(request));
      observer?.drew(generated.identity.address.country, 1);
      return responseMessage(generated);
    }),

    batchGenerateIdentities: unary(({ template, count, firstIndex }, context) =>
      batched(service.batch(personFields(template), { count, firstIndex }), context, shape),
    ),

    streamIdentities: streaming(({ template, count, firstIndex }, context) =>
      streamed(service.stream(personFields(template), { count, firstIndex }), context, shape),
    ),
  };
}

/** Counts drawn people by country. */
export function countPeople(observer: Observer, identities: readonly Identity[]): void {
  const people = new Map<string, number>();
  for (const { address } of identities) people.set(address.country, (people.get(address.country) ?? 0) + 1);
  for (const [country, count] of people) observer.drew(country, count);
}

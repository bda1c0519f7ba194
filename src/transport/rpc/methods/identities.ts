import type { ServiceImpl } from "@connectrpc/connect";
import type { IdentityService as Descriptor } from "../../../gen/identity/v1/identity_pb.ts";
import type { Chunk } from "../../../service/drawing.ts";
import type { IdentityService } from "../../../service/service.ts";
import { reportDrawn } from "../../observe/observer.ts";
import { allowCaching } from "../get.ts";
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
    reportDrawn(observer, chunk);
    const { seed, referenceDate, dataVersion, firstIndex, identities } = chunk;
    return { seed, referenceDate, dataVersion, firstIndex, identities: identities.map(toMessage) };
  };
  const messageOf = (parts: readonly ReturnType<typeof partOf>[]) => ({
    ...parts[0],
    identities: parts.flatMap(({ identities }) => identities),
  });
  const shape = { partOf, messageOf };

  return {
    generateIdentity: unary((request, context) => {
      allowCaching(context, request);
      const generated = service.generate(personFields(request));
      reportDrawn(observer, generated);
      return responseMessage(generated);
    }),

    batchGenerateIdentities: unary(({ template, count, firstIndex }, context) => {
      allowCaching(context, template);
      return batched(service.batch(personFields(template), { count, firstIndex }), context, shape);
    }),

    streamIdentities: streaming(({ template, count, firstIndex }, context) =>
      streamed(service.stream(personFields(template), { count, firstIndex }), context, shape),
    ),
  };
}

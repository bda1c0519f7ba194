import { create, type DescMessage, type MessageShape } from "@bufbuild/protobuf";
import type { HandlerContext, ServiceImpl } from "@connectrpc/connect";
import {
  BatchGenerateIdentitiesResponseSchema,
  type IdentityService as Descriptor,
  GenerateIdentityResponseSchema,
  type Identity as IdentityMessage,
  StreamIdentitiesResponseSchema,
} from "../../../gen/identity/v1/identity_pb.ts";
import type { Chunk } from "../../../service/drawing.ts";
import type { IdentityService } from "../../../service/service.ts";
import { reportDrawn } from "../../observe/observer.ts";
import { allowCaching } from "../get.ts";
import { responseMessage, toMessage } from "../messages.ts";
import { isBinary, peopleResponse } from "../people-bytes.ts";
import { personFields } from "../request-fields.ts";
import { batched, type Calls, type MethodOptions, type Shape, streamed } from "./call.ts";

/** The fields of a response with several people. */
type Fields = Partial<Part["others"]> & Pick<Part, "identities">;

/** Some people of a response, as bytes or as messages, and its other fields. */
interface Part {
  readonly people: Uint8Array | undefined;
  readonly identities: IdentityMessage[];
  readonly others: Pick<Chunk, "seed" | "referenceDate" | "dataVersion" | "firstIndex">;
}

/** The methods that generate people. */
export function identityMethods(
  service: IdentityService,
  { unary, streaming }: Calls,
  { observer }: MethodOptions,
): Pick<ServiceImpl<typeof Descriptor>, "generateIdentity" | "batchGenerateIdentities" | "streamIdentities"> {
  const single = peopleResponse(GenerateIdentityResponseSchema);

  /** How chunks become the messages of a call. */
  const shapeOf = <Desc extends DescMessage>(desc: Desc, make: (fields: Fields) => MessageShape<Desc>) => {
    const response = peopleResponse(desc);
    return (context: HandlerContext): Shape<Chunk, Part, MessageShape<Desc>> => ({
      partOf(chunk) {
        reportDrawn(observer, chunk);
        const { seed, referenceDate, dataVersion, firstIndex } = chunk;
        const people = isBinary(context) ? response.bytesOf(chunk) : undefined;
        const identities = people === undefined ? chunk.identities.map(toMessage) : [];
        return { people, identities, others: { seed, referenceDate, dataVersion, firstIndex } };
      },
      messageOf(parts) {
        const message = make({ ...parts[0]?.others, identities: parts.flatMap(({ identities }) => identities) });
        const people = parts.flatMap((part) => part.people ?? []);
        return people.length === 0 ? message : response.messageOf(people, message);
      },
    });
  };
  const batchSchema = BatchGenerateIdentitiesResponseSchema;
  const batchShape = shapeOf(batchSchema, (fields) => create(batchSchema, fields));
  const streamSchema = StreamIdentitiesResponseSchema;
  const streamShape = shapeOf(streamSchema, (fields) => create(streamSchema, fields));

  return {
    generateIdentity: unary((request, context) => {
      allowCaching(context, request);
      const generated = service.generate(personFields(request));
      reportDrawn(observer, generated);
      const people = isBinary(context) ? single.bytesOf(generated) : undefined;
      if (people === undefined) return responseMessage(generated);
      const { seed, referenceDate, dataVersion } = generated;
      return single.messageOf([people], create(GenerateIdentityResponseSchema, { seed, referenceDate, dataVersion }));
    }),

    batchGenerateIdentities: unary((request, context) => {
      const { template, count, firstIndex } = request;
      allowCaching(context, template);
      return batched(service.batch(personFields(template), { count, firstIndex }), context, batchShape(context));
    }),

    streamIdentities: streaming(({ template, count, firstIndex }, context) =>
      streamed(service.stream(personFields(template), { count, firstIndex }), context, streamShape(context)),
    ),
  };
}

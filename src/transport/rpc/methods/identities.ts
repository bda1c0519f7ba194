import type { DescMessage } from "@bufbuild/protobuf";
import type { ServiceImpl } from "@connectrpc/connect";
import {
  BatchGenerateIdentitiesResponseSchema,
  type IdentityService as Descriptor,
  GenerateIdentityResponseSchema,
  StreamIdentitiesResponseSchema,
} from "../../../gen/identity/v1/identity_pb.ts";
import type { Chunk } from "../../../service/drawing.ts";
import type { IdentityService } from "../../../service/service.ts";
import { reportDrawn } from "../../observe/observer.ts";
import { allowCaching } from "../get.ts";
import { isBinary, type PeopleMessages, type WrittenPeople } from "../people-messages.ts";
import { personFields } from "../request-fields.ts";
import { batched, type Calls, type MethodOptions, streamed } from "./call.ts";

/** The methods that generate people. */
export function identityMethods(
  service: IdentityService,
  people: PeopleMessages,
  { unary, streaming }: Calls,
  { observer }: MethodOptions,
): Pick<ServiceImpl<typeof Descriptor>, "generateIdentity" | "batchGenerateIdentities" | "streamIdentities"> {
  const write = (chunk: Chunk, binary: boolean): WrittenPeople => {
    reportDrawn(observer, chunk);
    return people.write(chunk, binary);
  };
  /** How chunks become the messages of a method, in the format of a call. */
  const shapes = <Desc extends DescMessage>(desc: Desc) => {
    const messageOf = people.responses(desc);
    return (binary: boolean) => ({
      partOf: (chunk: Chunk) => write(chunk, binary),
      messageOf: (parts: readonly WrittenPeople[]) => messageOf(parts, binary),
    });
  };
  const one = shapes(GenerateIdentityResponseSchema);
  const some = shapes(BatchGenerateIdentitiesResponseSchema);
  const chunks = shapes(StreamIdentitiesResponseSchema);

  return {
    generateIdentity: unary((request, context) => {
      allowCaching(context, request);
      const { partOf, messageOf } = one(isBinary(context));
      return messageOf([partOf(service.generate(personFields(request)))]);
    }),

    batchGenerateIdentities: unary((request, context) => {
      const { template, count, firstIndex } = request;
      allowCaching(context, template);
      const batch = service.batch(personFields(template), { count, firstIndex });
      return batched(batch, context, some(isBinary(context)));
    }),

    streamIdentities: streaming(({ template, count, firstIndex }, context) =>
      streamed(service.stream(personFields(template), { count, firstIndex }), context, chunks(isBinary(context))),
    ),
  };
}

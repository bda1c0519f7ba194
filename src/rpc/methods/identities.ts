import type { DescMessage } from "@bufbuild/protobuf";
import type { HandlerContext, ServiceImpl } from "@connectrpc/connect";
import {
  BatchGenerateIdentitiesResponseSchema,
  type IdentityService as Descriptor,
  GenerateIdentityResponseSchema,
  StreamIdentitiesResponseSchema,
} from "../../gen/identity/v1/identity_pb.ts";
import type { Observer } from "../../observe/observer.ts";
import type { IdentityService, People } from "../../service/service.ts";
import { allowCaching } from "../begin.ts";
import { isBinary, PeopleMessages, responses } from "../people-messages.ts";
import { personFields } from "../request-fields.ts";
import { batched, streamed } from "./call.ts";

export function identityMethods(
  service: IdentityService,
  observer: Observer | undefined,
): Pick<ServiceImpl<typeof Descriptor>, "generateIdentity" | "batchGenerateIdentities" | "streamIdentities"> {
  const messages = new PeopleMessages();
  /** How people become the messages of a method, in the format of a call. */
  const shapes = <Desc extends DescMessage>(desc: Desc) => {
    const messageOf = responses(desc);
    return (people: People, context: HandlerContext) => {
      const binary = isBinary(context);
      return {
        drawing: people,
        partOf: (range: Parameters<People["draw"]>[0]) => messages.write(people, range, binary, observer),
        messageOf: (parts: ReturnType<typeof messages.write>[]) => messageOf(parts, binary),
      };
    };
  };
  const one = shapes(GenerateIdentityResponseSchema);
  const some = shapes(BatchGenerateIdentitiesResponseSchema);
  const chunks = shapes(StreamIdentitiesResponseSchema);

  return {
    generateIdentity(request, context) {
      allowCaching(context, request);
      const { partOf, messageOf } = one(service.people(personFields(request)), context);
      return messageOf([partOf({ firstIndex: 0, count: 1 })]);
    },

    batchGenerateIdentities(request, context) {
      allowCaching(context, request.template);
      const people = service.batch(personFields(request.template), request);
      return batched(some(people, context), request, context);
    },

    streamIdentities(request, context) {
      const people = service.stream(personFields(request.template), request);
      return streamed(chunks(people, context), request, context);
    },
  };
}

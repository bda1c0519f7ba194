import type { HandlerContext, ServiceImpl } from "@connectrpc/connect";
import type { IdentityService as Descriptor, Member } from "../../../gen/identity/v1/identity_pb.ts";
import { countriesOf } from "../../../service/drawing.ts";
import type { HouseholdChunk, MemberRecord } from "../../../service/household.ts";
import type { IdentityService } from "../../../service/service.ts";
import { reportDrawn } from "../../observe/observer.ts";
import { allowCaching } from "../get.ts";
import { memberMessage } from "../messages.ts";
import { isBinary, type PeopleMessages } from "../people-messages.ts";
import { householdFields } from "../request-fields.ts";
import { batched, type Calls, type MethodOptions, streamed } from "./call.ts";

/** The methods that generate people who belong together. */
export function householdMethods(
  service: IdentityService,
  people: PeopleMessages,
  { unary, streaming }: Calls,
  { observer }: MethodOptions,
): Pick<ServiceImpl<typeof Descriptor>, "generateHousehold" | "batchGenerateHouseholds" | "streamHouseholds"> {
  const count = (members: readonly MemberRecord[]): void =>
    reportDrawn(observer, { countries: countriesOf(members.map(({ identity }) => identity)) });
  const membersOf = (members: readonly MemberRecord[], context: HandlerContext): Member[] => {
    const identities = people.messages(
      members.map(({ identity }) => identity),
      isBinary(context),
    );
    return members.map(({ identity: _, ...member }, at) => {
      const identity = identities[at];
      return { ...memberMessage(member), ...(identity === undefined ? {} : { identity }) };
    });
  };
  const partOf = (chunk: HouseholdChunk, context: HandlerContext) => {
    count(chunk.households.flat());
    return { ...chunk, households: chunk.households.map((members) => ({ members: membersOf(members, context) })) };
  };
  const messageOf = (parts: readonly ReturnType<typeof partOf>[]) => ({
    ...parts[0],
    households: parts.flatMap(({ households }) => households),
  });
  const shapeOf = (context: HandlerContext) => ({
    partOf: (chunk: HouseholdChunk) => partOf(chunk, context),
    messageOf,
  });

  return {
    generateHousehold: unary((request, context) => {
      allowCaching(context, request.template);
      const generated = service.household(householdFields(request));
      count(generated.members);
      return { ...generated, members: membersOf(generated.members, context) };
    }),

    batchGenerateHouseholds: unary((request, context) => {
      allowCaching(context, request.template?.template);
      const batch = service.households(householdFields(request.template), request);
      return batched(batch, context, shapeOf(context));
    }),

    streamHouseholds: streaming((request, context) => {
      const batches = service.streamHouseholds(householdFields(request.template), request);
      return streamed(batches, context, shapeOf(context));
    }),
  };
}

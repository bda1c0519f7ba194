import type { ServiceImpl } from "@connectrpc/connect";
import type { IdentityService as Descriptor } from "../../../gen/identity/v1/identity_pb.ts";
import { countriesOf } from "../../../service/drawing.ts";
import type { HouseholdChunk, MemberRecord } from "../../../service/household.ts";
import type { IdentityService } from "../../../service/service.ts";
import { reportDrawn } from "../../observe/observer.ts";
import { allowCaching } from "../get.ts";
import { memberMessage } from "../messages.ts";
import { householdFields } from "../request-fields.ts";
import { batched, type Calls, type MethodOptions, streamed } from "./call.ts";

/** The methods that generate people who belong together. */
export function householdMethods(
  service: IdentityService,
  { unary, streaming }: Calls,
  { observer }: MethodOptions,
): Pick<ServiceImpl<typeof Descriptor>, "generateHousehold" | "batchGenerateHouseholds" | "streamHouseholds"> {
  const count = (members: readonly MemberRecord[]): void =>
    reportDrawn(observer, { countries: countriesOf(members.map(({ identity }) => identity)) });
  const partOf = (chunk: HouseholdChunk) => {
    count(chunk.households.flat());
    return { ...chunk, households: chunk.households.map((members) => ({ members: members.map(memberMessage) })) };
  };
  const messageOf = (parts: readonly ReturnType<typeof partOf>[]) => ({
    ...parts[0],
    households: parts.flatMap(({ households }) => households),
  });
  const shape = { partOf, messageOf };

  return {
    generateHousehold: unary((request, context) => {
      allowCaching(context, request.template);
      const generated = service.household(householdFields(request));
      count(generated.members);
      return { ...generated, members: generated.members.map(memberMessage) };
    }),

    batchGenerateHouseholds: unary((request, context) => {
      allowCaching(context, request.template?.template);
      const batch = service.households(householdFields(request.template), request);
      return batched(batch, context, shape);
    }),

    streamHouseholds: streaming((request, context) => {
      const batches = service.streamHouseholds(householdFields(request.template), request);
      return streamed(batches, context, shape);
    }),
  };
}

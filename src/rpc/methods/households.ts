import type { ServiceImpl } from "@connectrpc/connect";
import type { IdentityService as Descriptor } from "../../gen/identity/v1/identity_pb.ts";
import type { MemberRecord } from "../../household/member.ts";
import { reportMembers } from "../../observe/drawn.ts";
import type { Observer } from "../../observe/observer.ts";
import type { Range } from "../../service/price.ts";
import type { Households, IdentityService } from "../../service/service.ts";
import { allowCaching } from "../begin.ts";
import { memberMessage } from "../messages.ts";
import { householdFields } from "../request-fields.ts";
import { batched, streamed } from "./call.ts";

export function householdMethods(
  service: IdentityService,
  observer: Observer | undefined,
): Pick<ServiceImpl<typeof Descriptor>, "generateHousehold" | "batchGenerateHouseholds" | "streamHouseholds"> {
  const messageOf = (members: readonly MemberRecord[]) => {
    reportMembers(observer, members);
    return { members: members.map(memberMessage) };
  };
  const shapeOf = (drawing: Households) => {
    const partOf = (range: Range) => ({
      ...drawing.replay,
      firstIndex: range.firstIndex,
      households: Array.from(drawing.draw(range), messageOf),
    });
    return {
      drawing,
      partOf,
      messageOf: (parts: readonly ReturnType<typeof partOf>[]) => ({
        ...parts[0],
        households: parts.flatMap(({ households }) => households),
      }),
    };
  };

  return {
    generateHousehold(request, context) {
      allowCaching(context, request.template);
      const { members, ...replay } = service.household(householdFields(request));
      return { ...replay, ...messageOf(members) };
    },

    batchGenerateHouseholds(request, context) {
      allowCaching(context, request.template?.template);
      const households = service.households(householdFields(request.template), request);
      return batched(shapeOf(households), request, context);
    },

    streamHouseholds(request, context) {
      const households = service.streamHouseholds(householdFields(request.template), request);
      return streamed(shapeOf(households), request, context);
    },
  };
}

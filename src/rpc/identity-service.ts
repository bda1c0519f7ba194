import type { ConnectRouter } from "@connectrpc/connect";
import { IdentityService as Descriptor } from "../gen/identity/v1/identity_pb.ts";
import { messageLimits } from "../http/limits.ts";
import { createLargeBodies } from "../http/message/large-bodies.ts";
import type { Observer } from "../observe/observer.ts";
import type { IdentityService } from "../service/service.ts";
import { largeBodyGate, limitGate } from "./begin.ts";
import { householdMethods } from "./methods/households.ts";
import { identityMethods } from "./methods/identities.ts";
import { recordMethods, verifyIdentities } from "./methods/records.ts";
import { jsonOptions } from "./unreadable.ts";

/** The paths of the limited methods: all but the list of places, which callers need to write a request. */
export const limitedPaths: ReadonlySet<string> = new Set(
  Descriptor.methods
    .filter((method) => method !== Descriptor.method.listPlaces)
    .map((method) => `/${Descriptor.typeName}/${method.name}`),
);

/** The methods of identity.v1.IdentityService for every protocol of Connect. */
export function identityRoutes(service: IdentityService, observer: Observer | undefined) {
  return (router: ConnectRouter): void => {
    router.service(
      Descriptor,
      {
        ...identityMethods(service, observer),
        ...householdMethods(service, observer),
        ...recordMethods(service),
      },
      { requestGate: limitGate, jsonOptions },
    );
    router.rpc(Descriptor.method.verifyIdentities, verifyIdentities(service), {
      requestGate: largeBodyGate(createLargeBodies()),
      readMaxBytes: messageLimits.recordBytes,
    });
  };
}

import { createService, type Dependencies, type IdentityService } from "../service/service.ts";
import { openWorkspace } from "../tables/open-workspace.ts";
import { once } from "../text/memo.ts";

/**
 * The composition of the generator, which the functions of this package, the service and the command line call alike: the
 * workspace of this thread. One draw is under way at a time, and what it has drawn is read before the next.
 */
export const threadWorkspace = once(openWorkspace);

/** The operations of the service, in this process. All that are made in a thread draw in one memory. */
export function createIdentityService(dependencies: Dependencies): IdentityService {
  return createService(dependencies, threadWorkspace);
}

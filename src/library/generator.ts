import { createService, type Dependencies, type IdentityService } from "../service/service.ts";
import { openWorkspace } from "../tables/open-workspace.ts";
import { once } from "../text/memo.ts";

/** The workspace of this thread, shared by all callers: the results of a draw are read before the next. */
export const threadWorkspace = once(openWorkspace);

/** The operations of the service, in this process. All of one thread draw in the same memory. */
export function createIdentityService(dependencies: Dependencies): IdentityService {
  return createService(dependencies, threadWorkspace);
}

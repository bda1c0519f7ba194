import { Workspace } from "../../columns/workspace.ts";
import { once } from "../../memo.ts";

/** Replaces identity/thread-workspace.ts where there is no Buffer. */
export const threadWorkspace = once(() => new Workspace());

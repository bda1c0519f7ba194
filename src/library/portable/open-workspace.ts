import { Memory } from "../../tables/memory.ts";
import { Workspace } from "../../tables/workspace.ts";

/** Replaces tables/open-workspace.ts where there is no Buffer. */
export function openWorkspace(): Workspace {
  return new Workspace(new Memory(new ArrayBuffer(2 ** 16), new Map()));
}

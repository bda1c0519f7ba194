import { element } from "../dom/element.ts";
import { highlightCode } from "../dom/highlight.ts";
import { sourceBlock } from "../dom/source-block.ts";
import { tabs } from "../dom/tabs.ts";
import { baseUrl } from "../request/base-url.ts";
import type { Query } from "../request/fields.ts";
import { snippetsFor } from "./snippets.ts";

/** Fills `container` with code for a call; the function returned updates it to another query. */
export function createCodeView(container: HTMLElement): (query: Query) => void {
  let blocks: ReturnType<typeof build> | undefined;

  return (query) => {
    const snippets = snippetsFor(baseUrl, query);
    blocks ??= build(container, snippets);
    for (const [index, { setup, code }] of snippets.entries()) {
      blocks[index]?.setup.replaceChildren(...highlightCode(setup));
      blocks[index]?.code.replaceChildren(...highlightCode(code));
    }
  };
}

function build(container: HTMLElement, snippets: ReturnType<typeof snippetsFor>) {
  const blocks = snippets.map(({ id, caption, setup, use }) => {
    const block = { setup: pre(`${caption}: setup`), code: pre(`${caption}: the call`) };
    const setupBlock = setup === "" ? [] : [sourceBlock(block.setup, `setup for ${caption}`, "Once, in a shell")];
    const panel = element("div", {}, ...setupBlock, sourceBlock(block.code, `${caption} code`, use));
    return { ...block, tab: { id: `code-${id}`, caption, panel } };
  });
  const { list, panels } = tabs(
    "Language",
    blocks.map(({ tab }) => tab),
  );
  container.replaceChildren(list, ...panels);
  return blocks;
}

function pre(label: string): HTMLElement {
  return element("pre", { tabindex: 0, role: "region", "aria-label": label });
}

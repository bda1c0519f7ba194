import { base } from "./base.ts";
import { element } from "./element.ts";
import { framed } from "./framed.ts";
import { colouredCode } from "./highlight.ts";
import { snippetsFor } from "./snippets.ts";
import { tabs } from "./tabs.ts";
import type { Wish } from "./wish.ts";

/** Shows how to make the same call from elsewhere; gives what puts another wish into the code. */
export function createCodeView(place: HTMLElement): (wish: Wish) => void {
  let shown: readonly { readonly setup: HTMLElement; readonly code: HTMLElement }[] | undefined;

  return (wish) => {
    const snippets = snippetsFor(base, wish);
    shown ??= build(place, snippets);
    for (const [index, { setup, code }] of snippets.entries()) {
      shown[index]?.setup.replaceChildren(...colouredCode(setup));
      shown[index]?.code.replaceChildren(...colouredCode(code));
    }
  };
}

function build(place: HTMLElement, snippets: ReturnType<typeof snippetsFor>) {
  const blocks = snippets.map(({ id, caption, setup, use }) => {
    const block = { setup: pre(`${caption}: set up`), code: pre(`${caption}: the call`) };
    const prepared = setup === "" ? [] : [framed(block.setup, `set-up for ${caption}`, "Once, in a shell")];
    const panel = element("div", {}, ...prepared, framed(block.code, `${caption} code`, use));
    return { ...block, tab: { id: `code-${id}`, caption, panel } };
  });
  const { list, panels } = tabs(
    "Language",
    blocks.map(({ tab }) => tab),
  );
  place.replaceChildren(list, ...panels);
  return blocks;
}

function pre(label: string): HTMLElement {
  return element("pre", { tabindex: 0, role: "region", "aria-label": label });
}

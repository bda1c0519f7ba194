import { element } from "./element.ts";

interface Tab {
  readonly id: string;
  readonly caption: string;
  readonly panel: HTMLElement;
}

/**
 * Tabs by the ARIA Authoring Practices, at first with `first` selected; `onSelect` gets the index of a selected tab.
 */
export function tabs(
  label: string,
  entries: readonly Tab[],
  first = 0,
  onSelect: (index: number) => void = () => {},
): { readonly list: HTMLElement; readonly panels: HTMLElement[] } {
  const buttons = entries.map(({ id, caption, panel }) => {
    panel.id = `${id}-panel`;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", `${id}-tab`);
    return element("button", { type: "button", role: "tab", id: `${id}-tab`, "aria-controls": panel.id }, caption);
  });

  const select = (selected: number): void => {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute("aria-selected", String(index === selected));
      button.tabIndex = index === selected ? 0 : -1;
    }
    for (const [index, { panel }] of entries.entries()) panel.hidden = index !== selected;
    onSelect(selected);
  };

  for (const [index, button] of buttons.entries()) {
    button.addEventListener("click", () => select(index));
    button.addEventListener("keydown", (event) => {
      const last = buttons.length - 1;
      const targets: Readonly<Record<string, number>> = {
        ArrowRight: index === last ? 0 : index + 1,
        ArrowLeft: index === 0 ? last : index - 1,
        Home: 0,
        End: last,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      select(target);
      buttons[target]?.focus();
    });
  }
  select(first);
  return {
    list: element("div", { role: "tablist", "aria-label": label, class: "tabs" }, ...buttons),
    panels: entries.map(({ panel }) => panel),
  };
}

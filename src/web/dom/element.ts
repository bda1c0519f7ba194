type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Child = Node | string;

/** Creates an element. Attributes that are undefined or false are omitted; text children are never parsed as markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  setAttributes(created, attributes);
  created.append(...children);
  return created;
}

/** Creates an SVG element, as `element` does. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Name] {
  const created = document.createElementNS("http://www.w3.org/2000/svg", name);
  setAttributes(created, attributes);
  created.append(...children);
  return created;
}

/** The element with this id. Throws if the page has none of that type. */
export function byId<E extends HTMLElement>(id: string, type: new () => E): E {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${type.name} #${id}.`);
}

function setAttributes(created: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) created.setAttribute(name, value === true ? "" : String(value));
  }
}

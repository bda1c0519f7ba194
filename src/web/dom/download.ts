import { element } from "./element.ts";

/** Saves a text as a file. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  element("a", { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

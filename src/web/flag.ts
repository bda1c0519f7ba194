import { element } from "./element.ts";
import any from "./flags/any.svg";
import au from "./flags/au.svg";
import ca from "./flags/ca.svg";
import cn from "./flags/cn.svg";
import de from "./flags/de.svg";
import fr from "./flags/fr.svg";
import india from "./flags/in.svg";
import jp from "./flags/jp.svg";
import mx from "./flags/mx.svg";
import ru from "./flags/ru.svg";
import uk from "./flags/uk.svg";
import us from "./flags/us.svg";

const flags: ReadonlyMap<string, string> = new Map(
  Object.entries({ us, uk, ca, au, de, fr, jp, cn, in: india, mx, ru }),
);

/**
 * A small flag that says nothing of its own: the country's name stands beside it. Not every system has flag emoji.
 * Without a code, the mark of any country.
 */
export function flag(code: string): HTMLImageElement {
  return element("img", { class: "flag", src: flags.get(code) ?? any, alt: "", width: 24, height: 16 });
}

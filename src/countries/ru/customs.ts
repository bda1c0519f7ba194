import type { Customs } from "../customs.ts";
import { inPassport } from "./romanise.ts";

/** English spellings: Chelyabinsk, Yekaterinburg, Oryol. Republics are found without that word too, others by обл. and АО. */
function spellings(name: string): readonly string[] {
  const english = (text: string, ending: string): string =>
    inPassport(
      text
        .replace(/ий(?!\p{L})/gu, ending)
        .replace(/(?<!\p{L})е/giu, "ye")
        .replaceAll("я", "ya")
        .replaceAll("Я", "Ya")
        .replaceAll("ю", "yu")
        .replaceAll("Ю", "Yu")
        .replace(/[йЙ]/g, "y")
        .replaceAll("ё", "yo"),
    );
  const short = name.replace(/^Республика | Республика$/u, "");
  const abbreviated = name.replace(/область$/u, "обл.").replace(/автономный округ|автономная обл\./u, "АО");
  return [english(name, "y"), english(name, "iy"), short, inPassport(short), english(short, "y"), abbreviated];
}

export const customs: Customs = {
  alpha2: "RU",
  nationalPhone: [[/^(\d+) (\d+) (\d+) (\d+)$/, "8 ($1) $2-$3-$4"]],
  salutation: { male: "г-н", female: "г-жа" },
  latin: inPassport,
  patronymic: /(?:ич|ыч|вна|чна|оглы|кызы)$/u,
  spellings,
  // A federal city is a subject too, and is written once.
  envelope: ({ name, street, city, state, zip }) => [
    name,
    street,
    `г. ${city}`,
    ...(state === city ? [] : [state]),
    zip,
  ],
  latinEnvelope: ({ name, street, city, state, zip }) => [
    name,
    street,
    `g. ${city}`,
    ...(state === city ? [] : [state]),
    zip,
  ],
  source: "Почта России, правила оформления адреса; приказ МИД России № 4271 (2020), ICAO Doc 9303 part 3",
};

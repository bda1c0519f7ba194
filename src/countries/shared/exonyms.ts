/** English names of cities, by country, where they are not what romanisation gives; and the names of before a renaming. */
export const exonyms: ReadonlyMap<string, readonly (readonly [english: string, city: string])[]> = new Map([
  [
    "de",
    [
      ["Munich", "München"],
      ["Cologne", "Köln"],
      ["Nuremberg", "Nürnberg"],
      ["Hanover", "Hannover"],
      ["Brunswick", "Braunschweig"],
      ["Frankfurt", "Frankfurt am Main"],
    ],
  ],
  [
    "ru",
    [
      ["Moscow", "Москва"],
      ["Saint Petersburg", "Санкт-Петербург"],
      ["St. Petersburg", "Санкт-Петербург"],
      ["Nizhny Novgorod", "Нижний Новгород"],
    ],
  ],
  [
    "in",
    [
      ["Bangalore", "Bengaluru"],
      ["Bombay", "Mumbai"],
      ["Calcutta", "Kolkata"],
      ["Madras", "Chennai"],
    ],
  ],
  ["mx", [["Mexico City", "Ciudad de México"]]],
]);

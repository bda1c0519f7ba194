import { france } from "../../../../src/countries/fr/index.ts";
import { placeNamed } from "../place-named.ts";

export const places = france.places.items;

export const town = placeNamed(places);

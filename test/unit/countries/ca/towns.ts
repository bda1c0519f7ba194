import { canada } from "../../../../src/countries/ca/index.ts";
import { placeNamed } from "../place-named.ts";

export const places = canada.places.items;

export const town = placeNamed(places);

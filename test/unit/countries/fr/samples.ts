import { france } from "../../../../src/countries/fr/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

export const samples = samplesOf(france, 6_000, "unit");

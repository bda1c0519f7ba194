import { unitedKingdom } from "../../../../src/countries/uk/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

export const samples = samplesOf(unitedKingdom, 3_000, "uk unit");

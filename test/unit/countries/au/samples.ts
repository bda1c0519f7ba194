import { australia } from "../../../../src/countries/au/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

export const samples = samplesOf(australia, 3_000, "au samples");

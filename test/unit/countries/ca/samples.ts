import { canada } from "../../../../src/countries/ca/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

export const samples = samplesOf(canada, 4_000);

import { india } from "../../../../src/countries/in/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

export const samples = samplesOf(india, 12_000);

import { germany } from "../../../../src/countries/de/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

export const samples = samplesOf(germany, 6_000, "unit");

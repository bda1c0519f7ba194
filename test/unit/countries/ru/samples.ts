import { russia } from "../../../../src/countries/ru/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

export const samples = samplesOf(russia, 8_000, "unit");

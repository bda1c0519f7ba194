import { china } from "../../../../src/countries/cn/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

export const samples = samplesOf(china, 3_000, "unit");

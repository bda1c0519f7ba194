import { unitedStates } from "../../../../src/countries/us/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

export const samples = samplesOf(unitedStates, 4_000);

import { faker } from "@faker-js/faker";
import { fakerPerson } from "./faker-parts.ts";

export const person = (): unknown => fakerPerson(faker);

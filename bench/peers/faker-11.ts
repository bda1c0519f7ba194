import {
  type Faker,
  fakerDE,
  fakerEN_AU,
  fakerEN_CA,
  fakerEN_GB,
  fakerEN_IN,
  fakerEN_US,
  fakerES_MX,
  fakerFR,
  fakerJA,
  fakerRU,
  fakerZH_CN,
} from "@faker-js/faker";
import { fakerPerson } from "./faker-parts.ts";

const fakers: readonly Faker[] = [
  fakerEN_US,
  fakerEN_GB,
  fakerEN_CA,
  fakerEN_AU,
  fakerDE,
  fakerFR,
  fakerJA,
  fakerZH_CN,
  fakerEN_IN,
  fakerES_MX,
  fakerRU,
];

export const person = (index: number): unknown => fakerPerson(fakers[index % fakers.length] ?? fakerEN_US);

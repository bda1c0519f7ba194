import type { Sex } from "../words.ts";

/** The ages from which women are usually addressed as married, and below which as unmarried. */
interface Ages {
  readonly miss?: readonly [word: string, below: number];
  readonly mrs?: readonly [word: string, from: number];
}

/** Forms of address of young and old women: a custom, since no record says who is married. */
export function ofWomen({ miss, mrs }: Ages): (sex: Sex, age: number) => string | undefined {
  return (sex, age) => {
    if (sex === "male") return undefined;
    if (miss !== undefined && age < miss[1]) return miss[0];
    return mrs !== undefined && age >= mrs[1] ? mrs[0] : undefined;
  };
}

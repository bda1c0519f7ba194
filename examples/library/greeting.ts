/** The first line of a letter. */
export function greet({ name, gender }: { readonly name: string; readonly gender: "male" | "female" }): string {
  return `Dear ${gender === "female" ? "Ms" : "Mr"} ${name},`;
}

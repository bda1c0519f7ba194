/** The bundler turns an image into its data URL. */
declare module "*.svg" {
  const url: string;
  export default url;
}

/** Made by scripts/web-countries.ts from src/countries, without their tables. */
declare module "identikit:countries" {
  export const countries: readonly import("./page-country.ts").PageCountry[];
}

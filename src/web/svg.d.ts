/** The bundler turns a picture into its data URL. */
declare module "*.svg" {
  const url: string;
  export default url;
}

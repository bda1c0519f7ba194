// What a bundle of one country loads with `import "identikit/countries/jp/details"`: it exports nothing.
export {};

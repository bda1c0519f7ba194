// The module that `import "identikit/countries/jp/details"` loads. It exports nothing.
export {};

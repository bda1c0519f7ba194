/** What a schema with rules imports. */
export const IMPORT = 'import "buf/validate/validate.proto";\n\n';

/**
 * A schema without the rules of protovalidate, which needs no other file: compilers of most languages would import their
 * own code of `buf/validate/validate.proto`.
 */
export function withoutRules(proto: string): string {
  return proto
    .replace(IMPORT, "")
    .replace(/(?:^ {2}option \(buf\.validate\.message\).*;\n)+\n/gm, "")
    .replace(/ \[\s*\(buf\.validate\.field\)[^;]*?\s*\];$/gm, ";");
}

import { expect, it } from "vitest";
import { file_identity_v1_identity } from "../../src/gen/identity/v1/identity_pb.ts";

it("the schema names a package of its own in each language that needs one", () => {
  expect(file_identity_v1_identity.proto.options).toMatchObject({
    // A path that ends in `identity/v1`, and a name: `v1` would be the package's.
    goPackage: expect.stringMatching(/\/identity\/v1;identityv1$/),
    // Without multiple files all messages are nested in one class.
    javaPackage: "identikit.identity.v1",
    javaMultipleFiles: true,
    // `Identity.V1` would hide the message `Identity` (CS0118).
    csharpNamespace: "Identikit.V1",
    objcClassPrefix: "IDK",
  });
});

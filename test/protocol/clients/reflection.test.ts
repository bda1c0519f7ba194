import { Code, createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { expect, it } from "vitest";
import { ServerReflection } from "../../../src/gen/grpc/reflection/v1/reflection_pb.ts";
import { ServerReflection as ServerReflectionAlpha } from "../../../src/gen/grpc/reflection/v1alpha/reflection_pb.ts";
import { failureOf } from "../matrix/transport-matrix.ts";
import { serve } from "../serve.ts";

const listServices = { messageRequest: { case: "listServices", value: "" } } as const;

it.each([ServerReflection, ServerReflectionAlpha])("REFLECTION=off serves no $typeName", async (reflection) => {
  const answersOf = async (REFLECTION: string): Promise<number> => {
    const { url } = await serve({ REFLECTION });
    // cast: both versions have the same messages under two names.
    const client = createClient(reflection as typeof ServerReflection, createGrpcTransport({ baseUrl: url }));
    let answers = 0;
    for await (const _ of client.serverReflectionInfo(only(listServices))) answers++;
    return answers;
  };
  expect(await answersOf("on")).toBe(1);
  expect((await failureOf(answersOf("off"))).code).toBe(Code.Unimplemented);
});

async function* only<T>(item: T): AsyncGenerator<T> {
  yield item;
}

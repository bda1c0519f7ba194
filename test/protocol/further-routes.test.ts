import { create } from "@bufbuild/protobuf";
import { Code, ConnectError, createClient } from "@connectrpc/connect";
import { describe, expect, it } from "vitest";
import { Code as SuiteCode } from "../../dist/conformance/gen/connectrpc/conformance/v1/config_pb.ts";
import { ConformanceService, ErrorSchema } from "../../dist/conformance/gen/connectrpc/conformance/v1/service_pb.ts";
import { IdentityService } from "../../src/gen/identity/v1/identity_pb.ts";
import { createRpc } from "../../src/rpc/adapter.ts";
import { conformanceRoutes } from "../conformance/routes.ts";
import { failureOf, matrix } from "./matrix/transport-matrix.ts";
import { post, serve } from "./serve.ts";

const bytes = new TextEncoder().encode("of another service");

describe("the methods of another service, given to the composition", () => {
  it.each(["on", "off"])("are served beside its own and outside the rate limit, FAST_UNARY=%s", async (FAST_UNARY) => {
    const bugs: unknown[] = [];
    const report = (bug: unknown): void => void bugs.push(bug);
    const routes = [conformanceRoutes];
    const { url } = await serve({ FAST_UNARY, RATE_LIMIT: "1" }, { routes, report });
    // The types in google.protobuf.Any, which JSON needs, are options of the route; clients of the matrix do not have them.
    const data = Buffer.from(bytes).toString("base64");
    const json = await post(`${url}/${ConformanceService.typeName}/Unary`, {
      responseDefinition: { responseData: data },
    });
    expect(await json.json()).toMatchObject({ payload: { data, requestInfo: { requests: [expect.anything()] } } });
    for (const [protocol, http, transport] of matrix.filter(([name]) => name !== "Connect JSON")) {
      const client = createClient(ConformanceService, transport(url));
      const response = { case: "responseData", value: bytes } as const;
      const { payload } = await client.unary({ responseDefinition: { response } });
      expect(payload?.data, `${protocol} over HTTP/${http}`).toEqual(bytes);
      const value = create(ErrorSchema, { code: SuiteCode.ABORTED, message: "as asked" });
      const thrown = { case: "error", value } as const;
      const error = await failureOf(client.unary({ responseDefinition: { response: thrown } }));
      expect([error.code, error.rawMessage, error.details.length]).toEqual([Code.Aborted, "as asked", 1]);
    }
    const own = createClient(IdentityService, (matrix[0] ?? expect.fail())[2](url));
    await own.listCountries({});
    expect(ConnectError.from(await failureOf(own.listCountries({}))).code).toBe(Code.ResourceExhausted);
    expect(bugs).toEqual([]);
  });
});

const options = {
  limitedPaths: new Set<string>(),
  maxBodyBytes: 4_096,
  shutdownSignal: new AbortController().signal,
  fastUnary: true,
  report() {},
};

it("a route with options that the fast path does not apply is refused at start", () => {
  const method = IdentityService.method.listRules;
  const start = (): unknown =>
    createRpc({ ...options, routes: [(router) => void router.rpc(method, () => ({}), { writeMaxBytes: 1 })] });
  expect(start).toThrow(
    "/identity.v1.IdentityService/ListRules has options that the fast path does not apply: writeMaxBytes",
  );
});

it("options of a stream are applied by Connect's handlers", () => {
  const method = IdentityService.method.listPlaces;
  const rpc = createRpc({
    ...options,
    routes: [(router) => void router.rpc(method, async function* none() {}, { writeMaxBytes: 1 })],
  });
  expect(rpc.routes.map(({ path }) => path)).toEqual(["/identity.v1.IdentityService/ListPlaces"]);
});

import { type Client, ConnectError, createClient, type Interceptor } from "@connectrpc/connect";
import { createConnectTransport, createGrpcWebTransport } from "@connectrpc/connect-web";
import { IdentityService } from "../gen/identity/v1/identity_pb.ts";
import { base } from "./base.ts";
import type { Wish } from "./wish.ts";

export type Service = Client<typeof IdentityService>;

/** The service that the page came from. `hear` is told the headers of every answer, refusals too. */
export function createService(protocol: Wish["protocol"], hear: (headers: Headers) => void): Service {
  const listen: Interceptor = (next) => async (request) => {
    try {
      const response = await next(request);
      hear(response.header);
      return response;
    } catch (error) {
      hear(ConnectError.from(error).metadata);
      throw error;
    }
  };
  const options = { baseUrl: base, interceptors: [listen] };
  return createClient(
    IdentityService,
    protocol === "connect" ? createConnectTransport(options) : createGrpcWebTransport(options),
  );
}

import { type Client, ConnectError, createClient, type Interceptor } from "@connectrpc/connect";
import { createConnectTransport, createGrpcWebTransport } from "@connectrpc/connect-web";
import { IdentityService } from "../../gen/identity/v1/identity_pb.ts";
import { baseUrl } from "./base-url.ts";
import type { Query } from "./fields.ts";

export type ServiceClient = Client<typeof IdentityService>;

/** A client of the page's own service. `onHeaders` gets the headers of every response, also of errors. */
export function createServiceClient(protocol: Query["protocol"], onHeaders: (headers: Headers) => void): ServiceClient {
  const reportHeaders: Interceptor = (next) => async (request) => {
    try {
      const response = await next(request);
      onHeaders(response.header);
      return response;
    } catch (error) {
      onHeaders(ConnectError.from(error).metadata);
      throw error;
    }
  };
  const options = { baseUrl, interceptors: [reportHeaders] };
  return createClient(
    IdentityService,
    protocol === "connect" ? createConnectTransport(options) : createGrpcWebTransport(options),
  );
}

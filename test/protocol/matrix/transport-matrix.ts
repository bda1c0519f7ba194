import { ConnectError, type Transport } from "@connectrpc/connect";
import { createConnectTransport, createGrpcTransport, createGrpcWebTransport } from "@connectrpc/connect-node";
import { expect } from "vitest";

type Options = { httpVersion: "1.1" | "2"; baseUrl: string };

const protocols: Record<string, (options: Options) => Transport> = {
  "Connect JSON": (options) => createConnectTransport({ ...options, useBinaryFormat: false }),
  "Connect proto": (options) => createConnectTransport({ ...options, useBinaryFormat: true }),
  gRPC: (options) => createGrpcTransport(options),
  "gRPC-Web": (options) => createGrpcWebTransport(options),
};

/** Every protocol over every HTTP, and its transport to an address. */
export const matrix = Object.entries(protocols).flatMap(([protocol, transport]) =>
  (["1.1", "2"] as const).map(
    (httpVersion) => [protocol, httpVersion, (baseUrl: string) => transport({ httpVersion, baseUrl })] as const,
  ),
);

export async function failureOf(promise: Promise<unknown>): Promise<ConnectError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ConnectError);
  return ConnectError.from(error);
}

import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { onTestFinished } from "vitest";

/** Listens on a free port until the test ends; resolves to the port. */
export async function listen(server: Server & { closeAllConnections?(): void }): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections?.();
  });
  // cast: a TCP server has an AddressInfo, not the name of a pipe.
  return (server.address() as AddressInfo).port;
}

import type { AddressInfo, Server } from "node:net";

/** Listens on a free port and prints it as the service does. */
export function announce(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    // A TCP server has an AddressInfo, not the name of a pipe.
    console.log(`serves http://localhost:${(server.address() as AddressInfo).port}`);
  });
}

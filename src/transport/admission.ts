import type { Socket } from "node:net";
import type { ClientOf, IsTrusted } from "../limit/client.ts";
import { bounds } from "./bounds.ts";

/** Decides which connections are let in at all. */
export interface Admission {
  /** False if the connection was refused and is gone. Counts it until it closes. */
  admit(socket: Socket): boolean;
  /** Shuts the address at the other end out for a while. */
  punish(socket: Socket | undefined): void;
}

/**
 * Bounds how many connections one address holds, and how soon it comes back after abusing HTTP/2: without the second,
 * an attacker whose connection is ended connects again and costs more than it spends. Trusted proxies are exempt,
 * because many clients stand behind each.
 */
export function createAdmission(clientOf: ClientOf, isTrusted: IsTrusted): Admission {
  /** Undefined: exempt. */
  const clientAt = (socket: Socket | undefined): string | undefined => {
    const socketAddress = socket?.remoteAddress;
    if (socketAddress === undefined || isTrusted(socketAddress)) return undefined;
    return clientOf({ socketAddress, forwardedFor: undefined });
  };
  const open = new Map<string, number>();
  const shutOut = new Map<string, number>();

  const isShutOut = (client: string): boolean => {
    const until = shutOut.get(client);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    shutOut.delete(client);
    return false;
  };

  return {
    admit(socket) {
      const client = clientAt(socket);
      if (client === undefined) return true;
      const count = open.get(client) ?? 0;
      if (count >= bounds.connectionsPerClient || isShutOut(client)) {
        socket.destroy();
        return false;
      }
      open.set(client, count + 1);
      socket.once("close", () => {
        const left = (open.get(client) ?? 1) - 1;
        if (left === 0) open.delete(client);
        else open.set(client, left);
      });
      return true;
    },
    punish(socket) {
      const client = clientAt(socket);
      if (client === undefined) return;
      // The oldest penalty is the next to end anyhow.
      if (shutOut.size >= bounds.penalties) shutOut.delete(shutOut.keys().next().value ?? "");
      shutOut.set(client, performance.now() + bounds.penalty);
    },
  };
}

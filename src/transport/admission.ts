import type { Socket } from "node:net";
import { Yallist as List, Node as Place } from "yallist";
import type { ClientOf, IsTrusted } from "../limit/client.ts";
import { type Account, createAccount } from "./account.ts";
import { bounds } from "./bounds.ts";

/** A connection that was let in. */
export interface Guest {
  /** A call begins. False if its address has too many of them: this one must not be answered. */
  enter(): boolean;
  /** A call is over. */
  leave(): void;
  /** It abused HTTP/2: its address is shut out for a while. */
  punish(): void;
  /** It broke HTTP/2, which may be a mistake: its address is shut out if it does so again soon. */
  warn(): void;
  /** Cuts the connection, whether or not the other end reads what it is still to be told. */
  end(): void;
}

/** What tells connections apart. Node wraps sockets for TLS and for HTTP/2, and these survive it. */
type Ends = Pick<Socket, "remoteAddress" | "remotePort" | "localAddress">;

/** Decides which connections and calls are let in at all. */
export interface Admission {
  /** False if the connection was refused and is gone. Counts it until it closes. */
  admit(socket: Socket): boolean;
  /** Who is at the other end of a connection; undefined once it is gone. */
  guestOf(ends: Ends): Guest | undefined;
}

export interface AdmissionOptions {
  readonly clientOf: ClientOf;
  readonly isTrusted: IsTrusted;
  /** Largest body that is read. */
  readonly maxBodyBytes: number;
}

/**
 * Bounds what one address has open and sends, and how soon it comes back after abusing HTTP/2: without that, an attacker
 * whose connection is ended connects again and costs more than it spends. Trusted proxies are exempt, because many
 * clients stand behind each. Where all places are taken, the connection that has rested longest makes room: refusing the
 * newest would let those shut everybody out who sit and wait.
 */
export function createAdmission({ clientOf, isTrusted, maxBodyBytes }: AdmissionOptions): Admission {
  const accounts = new Map<string, Account>();
  const shutOut = new Map<string, number>();
  const warned = new Map<string, number>();
  const guests = new Map<string, Guest>();
  // Those without a call, in the order in which they began to rest. Not a Map: entered and left at each call, its tables
  // would be made anew all the time, and once one of them is old V8 makes all of them old.
  const resting = new List<Socket>();

  const isShutOut = (client: string): boolean => {
    const until = shutOut.get(client);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    shutOut.delete(client);
    return false;
  };

  const note = (list: Map<string, number>, client: string): void => {
    // The oldest is the next to end anyhow.
    if (list.size >= bounds.penalties) list.delete(list.keys().next().value ?? "");
    list.delete(client);
    list.set(client, performance.now() + bounds.penalty);
  };
  const punish = (client: string): void => note(shutOut, client);
  const warn = (client: string): void => {
    if ((warned.get(client) ?? 0) > performance.now()) punish(client);
    note(warned, client);
  };

  /** False if nobody rests. */
  const makeRoom = (): boolean => {
    const longest = resting.head?.value;
    longest?.destroy();
    return longest !== undefined;
  };

  /** Whoever sends too much once may have mistaken the service for another; whoever does so again means it. */
  const audit = (client: string, account: Account): void => {
    const verdict = account.settle();
    if (verdict !== "fine") account.end();
    if (verdict === "over again") punish(client);
    if (account.isBlank()) accounts.delete(client);
  };

  const guestWith = (socket: Socket, client: string, account: Account): Guest => {
    let calls = 0;
    const place = new Place(socket);
    const rest = (): void => resting.pushNode(place);
    const rise = (): void => {
      if (place.list !== undefined) resting.removeNode(place);
    };
    rest();
    socket.once("close", rise);
    return {
      enter() {
        if (!account.enter(socket)) return false;
        if (calls++ === 0) rise();
        return true;
      },
      leave() {
        account.leave();
        if (--calls === 0 && !socket.destroyed) rest();
      },
      punish: () => punish(client),
      warn: () => warn(client),
      end: () => void socket.destroy(),
    };
  };

  const welcome = (socket: Socket, guest: Guest): true => {
    const name = nameOf(socket);
    guests.set(name, guest);
    socket.once("close", () => guests.delete(name));
    return true;
  };

  const auditor = setInterval(() => {
    for (const [client, account] of accounts) audit(client, account);
  }, bounds.auditInterval);
  auditor.unref();

  return {
    admit(socket) {
      const socketAddress = socket.remoteAddress;
      // Gone already: what it sent before that must not be worked off on nobody's account.
      if (socketAddress === undefined) return refuse(socket);
      if (isTrusted(socketAddress)) return welcome(socket, exempt(socket));
      const client = clientOf({ socketAddress, forwardedFor: undefined });
      const account = accounts.get(client) ?? createAccount(maxBodyBytes);
      const isWelcome =
        !isShutOut(client) && (guests.size < bounds.connections || makeRoom()) && account.connect(socket);
      if (!isWelcome) return refuse(socket);
      accounts.set(client, account);
      return welcome(socket, guestWith(socket, client, account));
    },
    guestOf: (ends) => guests.get(nameOf(ends)),
  };
}

function exempt(socket: Socket): Guest {
  return { enter: () => true, leave() {}, punish() {}, warn() {}, end: () => void socket.destroy() };
}

function refuse(socket: Socket): false {
  socket.destroy();
  return false;
}

function nameOf({ remoteAddress, remotePort, localAddress }: Ends): string {
  return `${remotePort} ${remoteAddress} ${localAddress}`;
}

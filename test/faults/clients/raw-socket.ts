import { connect, type Socket } from "node:net";
import { connect as connectTls, TLSSocket } from "node:tls";

/** A connection on which any bytes may be written. */
export interface RawSocket {
  readonly socket: Socket;
  /** Settles when either side has closed the connection. */
  readonly closed: Promise<void>;
  isClosed(): boolean;
  /** The first bytes received, some 64 KiB at most. */
  received(): Buffer;
  /** Writes the bytes, and waits until the system has accepted them. False if the connection is closed. */
  send(bytes: string | Uint8Array): Promise<boolean>;
  /** Closes the connection at once, by a TCP reset except on TLS, for which Node has none. */
  breakOff(): void;
}

/** Bytes of a response that are kept: the response to a flood is not limited. */
const KEPT = 65_536;

/** Opens a connection from a local address; undefined if it is refused. Where `reads` is false, nothing is read. */
export function openRaw(port: number, localAddress: string, reads = true): Promise<RawSocket | undefined> {
  return rawOf(connect({ port, host: "127.0.0.1", localAddress, noDelay: true }), "connect", reads);
}

/** The same over TLS, without a check of the certificate. */
export function openTls(port: number, localAddress: string, protocol: string): Promise<RawSocket | undefined> {
  // node:tls passes it to node:net; its typings lack it.
  const options: object = { localAddress };
  const socket = connectTls({
    port,
    host: "127.0.0.1",
    ALPNProtocols: [protocol],
    rejectUnauthorized: false,
    ...options,
  });
  return rawOf(socket, "secureConnect", true);
}

function rawOf(socket: Socket, connected: string, reads: boolean): Promise<RawSocket | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let gone = false;
    const closed = new Promise<void>((settle) => {
      socket.once("close", () => {
        gone = true;
        settle();
        resolve(undefined);
      });
    });
    // A refusal or a reset is followed by close.
    socket.on("error", () => {});
    if (reads) {
      socket.on("data", (chunk: Buffer) => {
        if (size < KEPT) chunks.push(chunk);
        size += chunk.length;
      });
    }
    socket.once(connected, () =>
      resolve({
        socket,
        closed,
        isClosed: () => gone,
        breakOff: () => void (socket instanceof TLSSocket ? socket.destroy() : socket.resetAndDestroy()),
        received: () => Buffer.concat(chunks),
        send: (bytes) => {
          if (gone || !socket.writable) return Promise.resolve(false);
          return new Promise((done) => {
            closed.then(() => done(false));
            socket.write(bytes, (error) => done(!error));
          });
        },
      }),
    );
  });
}

/** Resolves to whether the connection was closed in time, and closes it otherwise. */
export async function closedWithin({ socket, closed, isClosed }: RawSocket, milliseconds: number): Promise<boolean> {
  const ended = isClosed() || (await Promise.race([closed.then(() => true), wait(milliseconds).then(() => false)]));
  socket.destroy();
  return ended;
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

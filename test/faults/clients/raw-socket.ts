import { connect, type Socket } from "node:net";
import { connect as connectTls, TLSSocket } from "node:tls";

/** A connection on which any bytes may be written. */
export interface RawSocket {
  readonly socket: Socket;
  /** Settles when the connection is gone, whoever ended it. */
  readonly closed: Promise<void>;
  isClosed(): boolean;
  /** All that came so far. */
  received(): Buffer;
  /** Writes, and waits until it is on its way. False once the connection is gone. */
  send(bytes: string | Uint8Array): Promise<boolean>;
  /** Ends it at once, by a reset where that can be: Node has none for TLS. */
  breakOff(): void;
}

/** How much of an answer is kept; floods would answer without end. */
const KEPT = 65_536;

/** Opens a connection from a local address; undefined if it is refused. Where `reads` is false, nothing is read. */
export function openRaw(port: number, localAddress: string, reads = true): Promise<RawSocket | undefined> {
  return rawOf(connect({ port, host: "127.0.0.1", localAddress, noDelay: true }), "connect", reads);
}

/** The same in TLS; whoever the server is. */
export function openTls(port: number, localAddress: string, protocol: string): Promise<RawSocket | undefined> {
  // Handed through to node:net, which knows it; the typings of TLS do not name it.
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

/** Settles with whether the connection was closed from the other side in time; ends it otherwise. */
export async function closedWithin({ socket, closed, isClosed }: RawSocket, milliseconds: number): Promise<boolean> {
  const ended = isClosed() || (await Promise.race([closed.then(() => true), wait(milliseconds).then(() => false)]));
  socket.destroy();
  return ended;
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

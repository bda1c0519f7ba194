import type { Socket } from "node:net";
import { bounds } from "./bounds.ts";
import { type Budget, createBudget } from "./budget.ts";

/** What one address has open, and what it may do that no call explains. */
export interface Account {
  /** False if the address has too many connections, or opened too many that it never used. */
  connect(socket: Socket): boolean;
  /** False if it has too many calls. */
  enter(socket: Socket): boolean;
  leave(): void;
  /** Reads how much came in. Tells if it was far more than its calls can be, and whether that is new of it. */
  settle(): "fine" | "over" | "over again";
  /** Ends all its connections. */
  end(): void;
  /** Whether there is nothing to remember of it. */
  isBlank(): boolean;
}

/** What is known of a connection. */
interface Line {
  /** Bytes of it that need no more explanation. */
  settled: number;
  /** Whether it was ever used for a call. */
  used: boolean;
}

/**
 * Calls are small, and so whatever floods a connection without calling (frames of any kind, header blocks, bytes one by
 * one) shows by its volume, and whoever only opens connections by their number. A call pays for what it may bring, so
 * that honest callers are never short of anything, however many calls they make.
 */
export function createAccount(maxBodyBytes: number): Account {
  const lines = new Map<Socket, Line>();
  const unused: Budget = createBudget(bounds.connectionsPerClient, bounds.unusedPerSecond);
  const unexplained: Budget = createBudget(bounds.unexplainedBytes, bounds.unexplainedBytesPerSecond);
  const callBytes = bounds.callHeadBytes + maxBodyBytes;
  let calls = 0;
  let hasOverrun = false;
  /** What connections sent that were closed meanwhile. */
  let parting = 0;

  const read = (socket: Socket, line: Line): number => {
    const bytes = Math.max(0, socket.bytesRead - line.settled);
    line.settled += bytes;
    return bytes;
  };

  return {
    connect(socket) {
      if (lines.size >= bounds.connectionsPerClient || !unused.spend(1)) return false;
      const line: Line = { settled: bounds.greetingBytes, used: false };
      lines.set(socket, line);
      socket.once("close", () => {
        lines.delete(socket);
        parting += read(socket, line);
      });
      return true;
    },
    enter(socket) {
      if (calls >= bounds.callsPerClient) return false;
      calls++;
      unexplained.earn(callBytes);
      const line = lines.get(socket);
      if (line?.used === false) {
        line.used = true;
        unused.earn(1);
      }
      return true;
    },
    leave() {
      calls--;
    },
    settle() {
      let bytes = parting;
      parting = 0;
      for (const [socket, line] of lines) bytes += read(socket, line);
      if (unexplained.spend(bytes, calls * callBytes)) {
        if (unexplained.isFull()) hasOverrun = false;
        return "fine";
      }
      const verdict = hasOverrun ? "over again" : "over";
      hasOverrun = true;
      return verdict;
    },
    end() {
      for (const socket of lines.keys()) socket.destroy();
    },
    isBlank: () => lines.size === 0 && calls === 0 && unused.isFull() && unexplained.isFull(),
  };
}

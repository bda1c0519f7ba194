import { parentPort, workerData } from "node:worker_threads";
import { type Caller, openGrpc, openJson } from "./callers.ts";
import type { LoadOptions, LoadResult } from "./load.ts";

// Passed by runLoads.
const { port, addresses, protocol, connections, streams, seconds, perSecond }: LoadOptions = workerData;

/** Milliseconds between two checks for calls that are due, and before a closed connection is opened again. */
const TICK = 4;
const RETRY = 50;

/** Milliseconds over which the first connection of each address is opened, before calls at a fixed rate begin. */
const RAMP = 3_000;

/** Milliseconds that calls which are still open at the end may take. */
const LAST = 3_000;

const counts: Record<string, number> = {};
const milliseconds: number[] = [];
const callers = new Set<Caller>();
const ramp = perSecond === undefined ? 0 : RAMP;
const until = performance.now() + ramp + seconds * 1_000;
const isOver = (): boolean => performance.now() >= until;

function count(status: string, times = 1): void {
  counts[status] = (counts[status] ?? 0) + times;
}

function open(address: string, onFree: (caller: Caller) => void, onClose: () => void): Caller {
  const events = {
    onEnd(status: string, due: number) {
      count(status);
      if (status === "200" || status === "grpc 0") milliseconds.push(performance.now() - due);
    },
    onFree: () => onFree(caller),
    onClose() {
      callers.delete(caller);
      onClose();
    },
  };
  const caller = protocol === "json" ? openJson(port, address, events) : openGrpc(port, address, streams, events);
  callers.add(caller);
  return caller;
}

/** Each answer is followed by the next call, on connections that are opened again where the server closes them. */
function callAtFullSpeed(): void {
  const connect = (index: number): void => {
    const onFree = (caller: Caller): void => {
      if (!isOver()) caller.call(performance.now());
    };
    const onClose = (): void => {
      if (isOver()) return;
      count("closed connections");
      setTimeout(connect, RETRY, index);
    };
    open(addresses[index % addresses.length] ?? "", onFree, onClose);
  };
  for (let index = 0; index < connections; index++) connect(index);
}

/** An address, its connections, and the due times of calls that wait for one. */
interface Client {
  readonly address: string;
  readonly callers: Set<Caller>;
  readonly waiting: number[];
}

/**
 * Calls when they are due, from one address after the other: on a connection that is free, else on a new one. Where an
 * address has no more connections, the call is not made: `full`.
 */
function callAtRate(rate: number): void {
  const clients = addresses.map((address): Client => ({ address, callers: new Set(), waiting: [] }));
  const begun = performance.now();
  let opened = 0;
  let made = 0;
  const timer = setInterval(() => {
    if (isOver()) return clearInterval(timer);
    const passed = performance.now() - begun;
    for (; opened < Math.min(1, passed / RAMP) * clients.length; opened++) connectClient(clients[opened]);
    for (const due = ((passed - RAMP) / 1_000) * rate; made < due; made++) {
      callFrom(clients[made % clients.length], begun + RAMP + (made / rate) * 1_000);
    }
  }, TICK);
}

function connectClient(client: Client | undefined): void {
  if (client === undefined) return;
  const onFree = (caller: Caller): void => {
    const due = client.waiting.shift();
    if (due !== undefined) caller.call(due);
  };
  const caller = open(client.address, onFree, () => client.callers.delete(caller));
  client.callers.add(caller);
}

function callFrom(client: Client | undefined, due: number): void {
  if (client === undefined) return;
  const free = [...client.callers].find((caller) => caller.isFree());
  if (free !== undefined) free.call(due);
  else if (client.callers.size < connections) {
    client.waiting.push(due);
    connectClient(client);
  } else count("full");
}

if (perSecond === undefined) callAtFullSpeed();
else callAtRate(perSecond);

setTimeout(
  () => {
    for (const caller of callers) caller.close();
    const result: LoadResult = { counts, milliseconds };
    parentPort?.postMessage(result);
    // Lets the worker exit.
    parentPort?.close();
  },
  seconds * 1_000 + (perSecond === undefined ? 0 : LAST),
);

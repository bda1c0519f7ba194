import { performance } from "node:perf_hooks";
import { nextTick } from "node:process";
import { setImmediate } from "node:timers";
import { type Limits, limits } from "../limits.ts";

interface TaskOptions {
  /** Whether it begins a call, which may be refused. */
  readonly isCall?: boolean;
  /** Whether it need not run any more, asked when it is next. */
  readonly isOver?: (() => boolean) | undefined;
  /** Whether it may run, asked when it is next: one that may not waits until its client is released. */
  readonly mayRun?: (() => boolean) | undefined;
}

interface Task extends TaskOptions {
  /** Called once. `isLate`: the task waited too long in overload, so that its call must be refused. */
  readonly run: (isLate: boolean) => void;
  /** When it came, by the clock of waiting. */
  readonly at: number;
}

interface Client {
  readonly key: string;
  readonly tasks: Task[];
  waiting: Task[];
  /** How many of these there are when those that are over are dropped next. */
  mostWaiting: number;
  /** ms that its tasks took and that it has not paid yet. */
  owed: number;
}

/** Waiting tasks of a client that are always kept. */
const LEAST_WAITING = 64;

/** Clients with tasks up to which nothing is overload. */
const FEW = 100;

/**
 * A fair queue: clients are next in turn (round robin), and run one task each, unless they still pay for earlier ones:
 * `clientTurn` ms each time. So all get the same time.
 *
 * Tasks, with their microtasks, run for `turn` ms per iteration of the event loop, longer where everything else took
 * long. One that may not run waits until its client is released. In overload, more than a few clients have tasks, and a
 * call has waited for `overloadWait` ms: it is refused once no client has another task, or after `refusalDelay` ms.
 * Refusals at once would fill the process.
 */
export class FairQueue {
  readonly limits: Limits;
  readonly #clients = new Map<string, Client>();
  /** Those with tasks, in the order in which they are next. */
  readonly #rotation = new Set<Client>();
  /** The client whose task ran last, and when that began; undefined once its time is counted. */
  #current: Client | undefined;
  #ranAt = 0;
  /** Whether an iteration of tasks is planned or runs, when the last one ended, and when this one does. */
  #isArmed = false;
  #endedAt = 0;
  #endsAt = 0;
  /** Tasks in all that do not wait for a release, and those that may still run in this iteration. */
  #tasks = 0;
  #left = 0;
  /** When the queue was last at work, and ms that are left out of what tasks wait. */
  #seenAt = 0;
  #leftOut = 0;
  #hasAccepted = false;
  /** Calls that are to be refused, and when one was late last. */
  readonly #late: { readonly client: Client; readonly task: Task }[] = [];
  #lateAt = Number.NEGATIVE_INFINITY;

  constructor(changed: Partial<Limits> = {}) {
    this.limits = { ...limits, ...changed };
  }

  schedule(key: string, run: Task["run"], options: TaskOptions = {}): void {
    let client = this.#clients.get(key);
    if (client === undefined) {
      client = { key, tasks: [], waiting: [], mostWaiting: LEAST_WAITING, owed: 0 };
      this.#clients.set(key, client);
    }
    const now = performance.now();
    if (!this.#isArmed) this.#seenAt = now;
    this.#add(client, { run, at: now - this.#leftOut, ...options });
  }

  /** Lets so many of the client's waiting tasks try again in its next turns. */
  release(key: string, count = Number.POSITIVE_INFINITY): void {
    const client = this.#clients.get(key);
    for (const task of client?.waiting.splice(0, count) ?? []) {
      if (client !== undefined) this.#add(client, { ...task, at: performance.now() - this.#leftOut });
    }
  }

  charge(key: string, milliseconds: number): void {
    const client = this.#clients.get(key);
    if (client !== undefined) client.owed = Math.min(this.limits.longestDebt, client.owed + milliseconds);
  }

  /** Whether calls were late a moment ago. */
  get isOverloaded(): boolean {
    return performance.now() - this.#lateAt < this.limits.overloadRetry;
  }

  /** Whether the client's task runs now, so that what it does counts as its own. */
  has(key: string): boolean {
    return this.#current?.key === key;
  }

  /** Whether the client has tasks, or had one a moment ago. */
  knows(key: string): boolean {
    return this.#clients.has(key) || this.#late.some(({ client }) => client.key === key);
  }

  /** To be called for each accepted connection: tasks then wait, as libuv accepts one in an iteration. */
  accepted(): void {
    this.#hasAccepted = true;
  }

  #add(client: Client, task: Task): void {
    client.tasks.push(task);
    this.#tasks++;
    this.#rotation.add(client);
    if (this.#isArmed) return;
    this.#isArmed = true;
    setImmediate(this.#begin);
  }

  readonly #begin = (): void => {
    const { acceptingTime, countedPause, turn, turnShare, longestTurn } = this.limits;
    const now = performance.now();
    const hasAccepted = this.#hasAccepted;
    this.#hasAccepted = false;
    // Neither a pause of the process nor the time in which connections are accepted is a sign of overload.
    this.#leftOut += Math.max(0, now - this.#seenAt - (hasAccepted ? 0 : countedPause));
    this.#seenAt = now;
    const elsewhere = now - this.#endedAt;
    if (hasAccepted && elsewhere < acceptingTime) return void setImmediate(this.#begin);
    this.#left = this.#tasks + this.#late.length;
    this.#endsAt = now + Math.min(longestTurn, Math.max(turn, elsewhere / turnShare));
    this.#step();
  };

  /** Counts the time of the last task, and runs one more if there is time. */
  readonly #step = (): void => {
    const now = performance.now();
    this.#seenAt = now;
    if (this.#current !== undefined) this.charge(this.#current.key, now - this.#ranAt);
    this.#current = undefined;
    let hasRun = true;
    try {
      hasRun = this.#left-- > 0 && now < this.#endsAt && this.#runNext(now);
    } finally {
      // Once the microtasks of the task are done, so that they count as its time.
      if (hasRun) void Promise.resolve().then(this.#plan);
    }
    if (hasRun) return;
    this.#endedAt = now;
    this.#isArmed = this.#tasks + this.#late.length > 0;
    if (this.#isArmed) setImmediate(this.#begin);
    // Forgets clients without tasks, and what they owe: none waits for it.
    else this.#next();
  };

  readonly #plan = (): void => nextTick(this.#step);

  /** Runs a task of the client that is next, or refuses a late call; false if there is neither. */
  #runNext(now: number): boolean {
    const { overloadWait, refusalDelay } = this.limits;
    const time = now - this.#leftOut;
    const [late] = this.#late;
    const isDue = late !== undefined && time - late.task.at > refusalDelay;
    const client = (isDue ? undefined : this.#next()) ?? late?.client;
    if (client === undefined) return false;
    this.#current = client;
    this.#ranAt = now;
    const task = isDue ? undefined : client.tasks.shift();
    if (task === undefined) {
      this.#late.shift();
      if (late?.task.isOver?.() !== true) late?.task.run(true);
      return true;
    }
    this.#tasks--;
    if (task.isOver?.() === true) return true;
    if (task.isCall === true && time - task.at > overloadWait && this.#rotation.size > FEW) {
      this.#lateAt = now;
      this.#late.push({ client, task });
    } else if (task.mayRun?.() === false) hold(client, task);
    else task.run(false);
    return true;
  }

  #next(): Client | undefined {
    // Those that are put at the end come again.
    for (const client of this.#rotation) {
      this.#rotation.delete(client);
      if (client.tasks.length === 0) {
        if (client.waiting.length === 0) this.#clients.delete(client.key);
        continue;
      }
      this.#rotation.add(client);
      client.owed = Math.max(0, client.owed - this.limits.clientTurn);
      if (client.owed === 0) return client;
    }
    return undefined;
  }
}

/** Keeps a task until its client is released, and drops those that are over. */
function hold(client: Client, task: Task): void {
  client.waiting.push(task);
  if (client.waiting.length < client.mostWaiting) return;
  client.waiting = client.waiting.filter(({ isOver }) => isOver?.() !== true);
  client.mostWaiting = LEAST_WAITING + 2 * client.waiting.length;
}

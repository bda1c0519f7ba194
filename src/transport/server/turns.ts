import { type Limits, limits } from "../limits.ts";
import { DelayedRefusals } from "./delayed-refusals.ts";

/** Called once. `isLate`: the process is overloaded and the task waited longer than `overloadWait`; it must refuse its call. */
type Run = (isLate: boolean) => void;

interface Task {
  readonly run: Run;
  readonly cost: number;
  readonly queuedAt: number;
}

/** A client's tasks, and since when the first of them is the client's next. */
interface Queue {
  readonly client: string;
  readonly tasks: Task[];
  since: number;
}

/**
 * Spreads work over turns of the event loop, so that no client fills one: each turn runs a few tasks, one of each client
 * in rotation. libuv accepts one connection a turn while it reads every socket that is ready, so that without this a
 * thousand busy sockets make a turn of 40 ms and new callers wait for seconds.
 *
 * The wait for a turn also shows overload, which the delay of the event loop does not: because turns are short,
 * `monitorEventLoopDelay` has a mean of 10 to 14 ms while 2,000 addresses ask for ten times the capacity, and of 11 to
 * 12 ms while one address saturates the process and others are answered at once (`npm run test:faults -- OPS-3 LIM-2`).
 */
export class Turns {
  readonly limits: Limits;
  /** Those that are delayed end early while no task waits. */
  readonly refusals: DelayedRefusals;
  /** Clients with tasks. */
  readonly #queues = new Map<string, Queue>();
  /** The same in the order of their turns: clients whose queue was empty before, and clients that had a turn and have more. */
  readonly #first: Queue[] = [];
  readonly #again: Queue[] = [];
  /** Clients whose next task takes a turn by itself. */
  readonly #large: Queue[] = [];
  #isScheduled = false;
  #scheduledAt = 0;
  /** The current turn, as the event loop counts them. */
  #count = 0;
  /** Share of the current turn that is used. */
  #spent = 0;
  /** ms of turns in which every client waited too long for its own, and when the last of them was taken. */
  #busy = 0;
  #noted = 0;
  #overloadedUntil = 0;
  /** Whether the last turn had a task that takes one by itself. */
  #isLarge = false;
  /** Whether the last task was taken from the client that came last. */
  #isNewest = false;
  /** Iterations of the event loop in a row in which a connection was accepted, and the last of them. */
  #accepts = 0;
  #acceptedAt = 0;

  constructor(changed: Partial<Limits> = {}) {
    this.limits = { ...limits, ...changed };
    this.refusals = new DelayedRefusals(this.limits, () => this.#queues.size === 0);
  }

  /** Whether clients wait too long for their turns at the moment, however many tasks others have. */
  get isBusy(): boolean {
    return this.#queues.size > 0 && this.#busy > this.limits.busyAfter;
  }

  /** Whether calls that waited too long are refused. */
  get isOverloaded(): boolean {
    return performance.now() < this.#overloadedUntil;
  }

  /** Runs a task in one of the next turns. `cost` is its share of a turn, of `@@this.limits.turn`. */
  add(client: string, run: Run, cost = 1): void {
    const now = performance.now();
    const task = { run, cost, queuedAt: now };
    const known = this.#queues.get(client);
    if (known !== undefined) return void known.tasks.push(task);
    const queue = { client, tasks: [task], since: now };
    this.#queues.set(client, queue);
    (cost > this.limits.turn ? this.#large : this.#first).push(queue);
    this.#schedule();
  }

  /** Whether a task of that cost may run at once, as part of the current turn. */
  take(cost = 1): boolean {
    // Counted by the event loop: an immediate that ends each turn would cost 10 % of the CPU time of POST /generate.
    const count = loopCount();
    if (count !== this.#count) this.#spent = 0;
    this.#count = count;
    if (this.#queues.size > 0 || this.#spent >= this.limits.immediateTasks || this.#isAccepting(count)) return false;
    this.#spent += cost;
    this.#busy = 0;
    return true;
  }

  /** A connection was accepted. */
  accepted(): void {
    const count = loopCount();
    this.#accepts = count - this.#acceptedAt <= 1 ? this.#accepts + 1 : 1;
    this.#acceptedAt = count;
  }

  /** Whether more connections probably wait in the system's queue: one was accepted in each of the last iterations. */
  #isAccepting(count: number): boolean {
    return this.#accepts >= this.limits.acceptStreak && count - this.#acceptedAt <= 1;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#queues.size === 0) return;
    this.#isScheduled = true;
    this.#scheduledAt = performance.now();
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    const begun = performance.now();
    // The system's queue of new connections is in order of arrival. It is emptied first, so that a client waits for its own
    // turn only, not for all connections that other clients opened before.
    const isAccepting = this.#isAccepting(loopCount());
    if (isAccepting && begun - this.#scheduledAt < this.limits.acceptingTime)
      return void setImmediate(() => this.#turn());
    this.#isScheduled = false;
    // The time in which connections were accepted is no sign of overload.
    if (isAccepting) this.#noted = begun;
    // After a long iteration, such as one that read a flood of frames, more tasks run: otherwise few would each second.
    const least = isAccepting ? this.limits.turnAfterAccepting : this.limits.turn;
    const usual = Math.min(
      this.limits.longestTurn,
      Math.max(least, (begun - this.#scheduledAt) / this.limits.msPerTask),
    );
    // In overload an iteration of the event loop costs as much as several calls, so that each answers as many as it may,
    // unless that would make new clients wait until they are accepted.
    const share = begun < this.#overloadedUntil && !isAccepting ? this.limits.longestTurn : usual;
    for (let spent = 0; spent < share; ) {
      const task = this.#next();
      if (task === undefined) break;
      const isLate = this.#isLate(task);
      spent += isLate ? this.limits.refusalCost : task.cost;
      task.run(isLate);
    }
    // At most one large task in a turn, after all others, and none directly after another while connections are accepted.
    const large = isAccepting && this.#isLarge ? undefined : this.#firstOf(this.#large.shift());
    this.#isLarge = large !== undefined;
    large?.run(this.#isLate(large));
    this.#schedule();
  }

  /** Whether the process is overloaded and the task waited longer than `overloadWait`. */
  #isLate({ queuedAt }: Task): boolean {
    const now = performance.now();
    return now - queuedAt > this.limits.overloadWait && now < this.#overloadedUntil;
  }

  /**
   * The next client's oldest task. Clients that wait for each response before they call again come before clients with a
   * backlog that had a turn within `newClientPriority` ms. In overload every second task is that of the client that came
   * last: otherwise all clients would wait until they are refused.
   */
  #next(): Task | undefined {
    const now = performance.now();
    const first = this.#first[0];
    const again = this.#again[0];
    this.#note(now - Math.min(first?.since ?? now, again?.since ?? now), now);
    const isFirst =
      again === undefined || (first !== undefined && first.since < again.since + this.limits.newClientPriority);
    this.#isNewest = !this.#isNewest && now < this.#overloadedUntil;
    const newest = this.#isNewest ? this.#first.pop() : undefined;
    return this.#firstOf(newest ?? (isFirst ? this.#first : this.#again).shift());
  }

  /** Takes the first task of a client, which goes to the end of the rotation. */
  #firstOf(queue: Queue | undefined): Task | undefined {
    if (queue === undefined) return undefined;
    queue.since = performance.now();
    const task = queue.tasks.shift();
    if (queue.tasks.length > 0) this.#again.push(queue);
    else this.#queues.delete(queue.client);
    return task;
  }

  #note(rotation: number, now: number): void {
    // If one turn can serve all waiting clients, refusing them would not help. A pause of the process counts little: tasks
    // that waited for a garbage collection, or for other work of the machine, are served soon.
    const isBusy = rotation > this.limits.queueingDelay && this.#queues.size > this.limits.longestTurn;
    this.#busy = isBusy ? this.#busy + Math.min(now - this.#noted, this.limits.countedPause) : 0;
    this.#noted = now;
    if (this.#busy > this.limits.overloadAfter) this.#overloadedUntil = now + this.limits.overloadRetry;
  }
}

function loopCount(): number {
  return performance.nodeTiming.uvMetricsInfo.loopCount;
}

import { type Limits, limits } from "../limits.ts";
import { Overload } from "./overload.ts";

interface Task {
  /** Called once. `isLate`: the process is overloaded and the task has waited too long, so that its call must be refused. */
  readonly run: (isLate: boolean) => void;
  /** Whether it begins a call, which may be refused. */
  readonly isCall: boolean;
  /** Whether it need not run any more, asked when it is next. */
  readonly isOver: () => boolean;
  /** When it was scheduled. */
  readonly at: number;
}

/** A client that has tasks: ms that it may use in this turn (below 0: what it owes), and since when it waits for the turn. */
interface Client {
  readonly key: string;
  readonly tasks: Task[];
  left: number;
  since: number;
}

/**
 * Decides who runs next. Clients take turns by the time that their tasks take: deficit round robin (Shreedhar and Varghese 1995)
 * over two lists, as in fq_codel (RFC 8290).
 *
 * - A client runs tasks until it has used `clientTurn` ms; then it goes to the end of the rotation. What its last task took beyond
 *   is owed, at most `longestDebt` ms, and paid by its next turns.
 * - A client that had no task comes first, in the order of arrival: one that does one thing after the other does not wait for
 *   those that have more to do. All of these together wait at most `newClientPriority` ms because of it; then they have one ms for
 *   each `newClientShare` of the first.
 * - One iteration of the event loop runs tasks for `turn` ms, longer where everything else took long. While connections are
 *   accepted it runs none, for `acceptingTime` ms at most: the system's queue of new connections knows no clients, and libuv accepts
 *   one in an iteration.
 *
 * Each task has an immediate of its own, so that its microtasks count as its time. What nghttp2, TLS and the garbage collector do
 * is charged to no client.
 *
 * In overload, calls that waited too long are refused, and every second turn is that of the client that came last: otherwise all
 * clients would wait until they are refused. A client that calls again before it may is held, and refused once no other task
 * waits: refusals, and the calls that follow them, would fill the process.
 */
export class Rotation {
  readonly limits: Limits;
  readonly overload: Overload;
  readonly #clients = new Map<string, Client>();
  readonly #first: Client[] = [];
  readonly #again: Client[] = [];
  /** Whether the last task was of a client that came first, and for how many ms they ran before others that wait. */
  #isFirst = false;
  #ahead = 0;
  /** Tasks in all. */
  #tasks = 0;
  /** The client whose task ran last, and when that began; undefined once its time is counted. */
  #current: Client | undefined;
  #ranAt: number | undefined;
  /** Immediates of the next turn, and those of this one that are to come. */
  #armed = 0;
  #steps = 0;
  /** When this turn ends, when the last one has ended, and whether this one is left out because a connection was accepted. */
  #endsAt = 0;
  #endedAt = 0;
  #hasAccepted = false;
  #isAccepting = false;
  /** Whether the client that came last is next, in overload. */
  #isNewest = false;
  /** In overload: calls that came too early after a refusal. */
  readonly #held: Task[] = [];
  readonly #onImmediate = (): void => this.#step();

  constructor(changed: Partial<Limits> = {}) {
    this.limits = { ...limits, ...changed };
    this.overload = new Overload(this.limits);
  }

  /** Runs a task in one of the client's next turns. `isCall`: it may be late. */
  schedule(key: string, run: Task["run"], isCall = false, isOver = (): boolean => false): void {
    const now = performance.now();
    if (this.#tasks === 0) this.overload.skip(now);
    const task = { run, isCall, isOver, at: now };
    this.#tasks++;
    const known = this.#clients.get(key);
    const client = known ?? { key, tasks: [], left: this.limits.clientTurn, since: now };
    client.tasks.push(task);
    if (known === undefined) {
      this.#clients.set(key, client);
      this.#first.push(client);
    }
    this.#arm();
  }

  /** Whether the client has the turn now, in which what it does counts as its own. */
  has(key: string): boolean {
    return this.#ranAt !== undefined && this.#current?.key === key;
  }

  /** A connection was accepted: more probably wait in the system's queue. */
  accepted(): void {
    this.#hasAccepted = true;
  }

  /** Plans an immediate for each task, and one more, in which the time of the last is counted. */
  #arm(): void {
    const wanted = Math.min(this.#tasks, this.limits.tasksOfTurn) + 1;
    for (; this.#armed < wanted; this.#armed++) setImmediate(this.#onImmediate);
  }

  #step(): void {
    const now = performance.now();
    if (this.#steps === 0) this.#begin(now);
    this.#count(now);
    if (--this.#steps > 0) {
      if (now < this.#endsAt) this.#run(now);
      return;
    }
    if (!this.#isAccepting) this.#endedAt = now;
    if (this.#tasks > 0) this.#arm();
    else this.#forget();
  }

  #begin(now: number): void {
    this.#steps = this.#armed;
    this.#armed = 0;
    const elsewhere = now - this.#endedAt;
    this.#isAccepting = this.#hasAccepted && elsewhere < this.limits.acceptingTime;
    // The time in which connections were accepted is no sign of overload.
    if (this.#hasAccepted) this.overload.skip(now);
    const isLong = this.#hasAccepted || this.overload.isOn(now);
    this.#hasAccepted = false;
    const least = isLong ? this.limits.longTurn : this.limits.turn;
    const turn = Math.min(this.limits.longestTurn, Math.max(least, elsewhere / this.limits.turnShare));
    this.#endsAt = this.#isAccepting ? now : now + turn;
  }

  /** Counts the time of the last task. */
  #count(now: number): void {
    if (this.#current === undefined || this.#ranAt === undefined) return;
    const took = now - this.#ranAt;
    this.#ranAt = undefined;
    this.#current.left = Math.max(-this.limits.longestDebt, this.#current.left - took);
    if (!this.#isFirst) this.#ahead = Math.max(0, this.#ahead - took * this.limits.newClientShare);
    else if (this.#again.length > 0) this.#ahead += took;
  }

  #run(now: number): void {
    const since = Math.min(this.#first[0]?.since ?? now, this.#again[0]?.since ?? now);
    this.overload.note(now, now - since, this.#clients.size);
    for (;;) {
      const heldAt = this.#held[0]?.at ?? now;
      const client = now - heldAt > this.limits.refusalDelay ? undefined : this.#next(now);
      const task = (client?.tasks ?? this.#held).shift();
      if (task === undefined) return;
      this.#current = client;
      if (task.isOver()) {
        this.#tasks--;
        continue;
      }
      const isLate = task.isCall && this.overload.isLate(now, task.at);
      if (isLate && client !== undefined && this.overload.isEarly(client.key, task.at)) {
        this.#held.push(task);
        continue;
      }
      this.#tasks--;
      this.#ranAt = now;
      task.run(isLate || client === undefined);
      return;
    }
  }

  /** The client whose turn it is. It keeps its place while it has tasks and time. */
  #next(now: number): Client | undefined {
    this.#isNewest = !this.#isNewest && this.overload.isOn(now);
    for (;;) {
      const first = this.#first[0];
      this.#isFirst = first !== undefined && (this.#again.length === 0 || this.#ahead < this.limits.newClientPriority);
      const list = this.#isFirst ? this.#first : this.#again;
      const at = this.#isFirst && this.#isNewest ? list.length - 1 : 0;
      const client = list[at];
      if (client === undefined) return undefined;
      if (client.left > 0 && client.tasks.length > 0) return client;
      if (at === 0) list.shift();
      else list.pop();
      if (client.tasks.length === 0) this.#clients.delete(client.key);
      else {
        client.left = Math.min(this.limits.clientTurn, client.left + this.limits.clientTurn);
        client.since = now;
        this.#again.push(client);
      }
    }
  }

  /** Forgets what clients owe: none waits for it. */
  #forget(): void {
    for (const list of [this.#first, this.#again]) list.length = 0;
    this.#clients.clear();
    this.#ahead = 0;
    this.overload.end();
    this.#current = undefined;
  }
}

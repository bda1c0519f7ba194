import { LRUCache } from "lru-cache";
import { type Limits, limits } from "../limits.ts";
import { isOverload } from "./overload.ts";
import { Client, type Task, type TaskOptions } from "./tasks.ts";
import { Turns } from "./turns.ts";

/** Tasks that are tried in one immediate. */
const TRIES = 64;

/**
 * Decides who runs next. Clients take turns by the time that their tasks take: deficit round robin (Shreedhar and Varghese 1995)
 * over two lists, as in fq_codel (RFC 8290).
 *
 * - A client runs tasks until it has used `clientTurn` ms; then it goes to the end of the rotation. What its last task took beyond
 *   is owed, at most `longestDebt` ms, and paid by its next turns.
 * - A client that had no task comes first, in the order of arrival: one that does one thing after the other does not wait for
 *   those that have more to do, or go on with an answer. When these have waited for `newClientPriority` ms because of it, both
 *   have the same time.
 * - A task that may not run waits until its client is released: calls of a client that has too much open or unread, and images
 *   and batches while enough are made. Its client's other tasks pass it.
 * - Overload is where the client that is next has waited `overloadWait` ms. Calls that waited so long are refused, and every second
 *   task is one of the client that came last: otherwise all would wait until they are refused. The call of a client that calls
 *   again before it may comes last: it is refused once no other client has a task, or after `refusalDelay` ms. Otherwise refusals,
 *   and the calls that follow them, would fill the process.
 *
 * `turns.ts` decides when tasks run, and for how long. What nghttp2, TLS and the garbage collector do is charged to no client.
 */
export class Rotation {
  readonly limits: Limits;
  readonly turns: Turns;
  readonly #clients = new Map<string, Client>();
  readonly #first: Client[] = [];
  readonly #again: Client[] = [];
  /** When a call of these clients was refused as overload last. */
  readonly #refused: LRUCache<string, number>;
  /** Calls that came too early after a refusal. */
  readonly #last: { readonly client: Client; readonly task: Task }[] = [];
  /** Whether the last task was of a client that came first, and for how many ms they ran before others that wait. */
  #isFirst = false;
  #ahead = 0;
  /** Tasks in all that do not wait for a release. */
  #tasks = 0;
  /** The client whose task ran last, and when that began; undefined once its time is counted. */
  #current: Client | undefined;
  #ranAt: number | undefined;
  /** Whether clients wait too long for their turns. */
  isOverloaded = false;
  /** In overload: whether the client that came last is next. */
  #isNewest = false;

  constructor(changed: Partial<Limits> = {}) {
    this.limits = { ...limits, ...changed };
    this.#refused = new LRUCache({ max: this.limits.refusedClients });
    this.turns = new Turns(this.limits, {
      tasks: () => this.#tasks,
      count: (now) => this.#count(now),
      run: (now) => this.#run(now),
      end: () => this.#forget(),
    });
  }

  /** Runs a task in one of the client's next turns. */
  schedule(key: string, run: Task["run"], options: TaskOptions = {}): void {
    const came = performance.now();
    this.#push(this.#client(key), { run, came, at: this.turns.timeAt(came), ...options });
  }

  /** Lets so many of the client's waiting tasks try again in its next turns. */
  release(key: string, count = Number.POSITIVE_INFINITY): void {
    const client = this.#clients.get(key);
    if (client === undefined || client.waiting.length === 0) return;
    const at = this.turns.timeAt(performance.now());
    for (const task of client.waiting.splice(0, count)) this.#push(client, { ...task, at }, this.#again);
  }

  /** Charges a client for what was done for it. */
  charge(key: string, milliseconds: number): void {
    const client = this.#clients.get(key);
    if (client !== undefined) client.left = Math.max(-this.limits.longestDebt, client.left - milliseconds);
  }

  /** A call of the client was refused as overload. */
  refused(key: string): void {
    this.#refused.set(key, performance.now());
  }

  /** Whether the client has the turn now, in which what it does counts as its own. */
  has(key: string): boolean {
    return this.#ranAt !== undefined && this.#current?.key === key;
  }

  /** Whether the client has tasks, or had one a moment ago. */
  knows(key: string): boolean {
    return this.#clients.has(key) || this.#last.some(({ client }) => client.key === key);
  }

  #client(key: string): Client {
    const known = this.#clients.get(key);
    if (known !== undefined) return known;
    const client = new Client(key, this.limits.clientTurn);
    this.#clients.set(key, client);
    return client;
  }

  /** Adds a task; a client that had none comes into the list. */
  #push(client: Client, task: Task, list = task.isMore === true ? this.#again : this.#first): void {
    if (client.tasks.push(task) === 1) client.since = task.at;
    this.#tasks++;
    if (!client.isListed) {
      client.isListed = true;
      list.push(client);
    }
    this.turns.arm();
  }

  /** Counts the time of the last task. */
  #count(now: number): void {
    if (this.#current === undefined || this.#ranAt === undefined) return;
    const took = now - this.#ranAt;
    this.#ranAt = undefined;
    this.charge(this.#current.key, took);
    if (!this.#isFirst) this.#ahead = Math.max(0, this.#ahead - took);
    else if (this.#again.length > 0) this.#ahead += took;
  }

  #run(now: number): void {
    const { refusalDelay, overloadWait } = this.limits;
    const time = this.turns.timeAt(now);
    this.isOverloaded = isOverload([this.#first, this.#again], this.#current, time, this.limits);
    for (let tries = 0; ; tries++) {
      const [held] = this.#last;
      const isHeldTooLong = held !== undefined && time - held.task.at > refusalDelay;
      const listed = isHeldTooLong ? undefined : this.#next(time);
      const client = listed ?? held?.client;
      const task = listed === undefined ? this.#last.shift()?.task : listed.tasks.shift();
      if (client === undefined || task === undefined) return;
      this.#tasks--;
      if (task.isOver?.() === true) continue;
      const isLate =
        listed === undefined || (this.isOverloaded && task.isCall === true && time - task.at > overloadWait);
      if (isLate && listed !== undefined && this.#isEarly(client, task)) {
        this.#tasks++;
        this.#last.push({ client, task });
        continue;
      }
      const mayRun = isLate || task.mayRun?.() !== false;
      if (!mayRun) client.hold(task);
      // The time in which many are tried is the client's, too.
      if (!mayRun && tries < TRIES) continue;
      this.#current = client;
      this.#ranAt = now;
      if (mayRun) task.run(isLate);
      return;
    }
  }

  /** Whether a call came before its client may call again. One that came before the last refusal is refused like that one. */
  #isEarly({ key }: Client, { came }: Task): boolean {
    const refusedAt = this.#refused.get(key);
    return refusedAt !== undefined && came > refusedAt && came < refusedAt + this.limits.overloadRetry;
  }

  /** The client whose turn it is. It keeps its place while it has tasks and time. */
  #next(time: number): Client | undefined {
    const { clientTurn, newClientPriority } = this.limits;
    this.#isNewest = this.isOverloaded && !this.#isNewest;
    for (;;) {
      this.#isFirst = this.#first.length > 0 && (this.#again.length === 0 || this.#ahead < newClientPriority);
      const list = this.#isFirst ? this.#first : this.#again;
      const at = this.#isFirst && this.#isNewest ? list.length - 1 : 0;
      const client = list[at];
      if (client === undefined) return undefined;
      const [task] = client.tasks;
      if (client.left > 0 && task !== undefined && !(this.#isFirst && task.isMore === true)) return client;
      list.splice(at, 1);
      if (task === undefined) this.#drop(client);
      else {
        client.left = Math.min(clientTurn, client.left + clientTurn);
        client.since = time;
        this.#again.push(client);
      }
    }
  }

  /** Takes a client without tasks out of the rotation. What it owes is kept only while tasks of it wait. */
  #drop(client: Client): void {
    client.isListed = false;
    if (client.waiting.length === 0) this.#clients.delete(client.key);
  }

  /** Forgets what clients owe: none waits for it. */
  #forget(): void {
    for (const list of [this.#first, this.#again]) list.length = 0;
    for (const client of this.#clients.values()) this.#drop(client);
    this.#ahead = 0;
    this.isOverloaded = false;
    this.#current = undefined;
  }
}

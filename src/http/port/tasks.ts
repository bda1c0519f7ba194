/** How a task is run. */
export interface TaskOptions {
  /** Whether it begins a call, which may be refused. */
  readonly isCall?: boolean;
  /** Whether it goes on with an answer that its client has begun: it does not come first. */
  readonly isMore?: boolean;
  /** Whether it need not run any more, asked when it is next. */
  readonly isOver?: (() => boolean) | undefined;
  /** Whether it may run, asked when it is next: one that may not waits until its client is released. */
  readonly mayRun?: (() => boolean) | undefined;
}

export interface Task extends TaskOptions {
  /** Called once. `isLate`: the task has waited too long in overload, so that its call must be refused. */
  readonly run: (isLate: boolean) => void;
  /** When it came, and when it was scheduled last by the clock of waiting. */
  readonly came: number;
  readonly at: number;
}

/** Waiting tasks of a client that are always kept. */
const LEAST = 64;

/** A client that has tasks. */
export class Client {
  readonly key: string;
  readonly tasks: Task[] = [];
  /** Tasks that may not run yet. */
  waiting: Task[] = [];
  /** How many of these there are when those that are over are dropped next. */
  #most = LEAST;
  /** Whether it is in one of the lists. */
  isListed = false;
  /** ms that it may use in this turn; below 0: what it owes. */
  left: number;
  /** Since when it waits for its turn, by the clock of waiting. */
  since = 0;

  constructor(key: string, left: number) {
    this.key = key;
    this.left = left;
  }

  /** Keeps a task until the client is released. Those that are over meanwhile, such as of streams that are reset, are dropped. */
  hold(task: Task): void {
    this.waiting.push(task);
    if (this.waiting.length < this.#most) return;
    this.waiting = this.waiting.filter(({ isOver }) => isOver?.() !== true);
    this.#most = LEAST + 2 * this.waiting.length;
  }
}

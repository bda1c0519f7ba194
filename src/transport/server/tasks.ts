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
  /** When it was scheduled, by the clock of waiting. */
  readonly at: number;
}

/** A client that has tasks. */
export class Client {
  readonly key: string;
  readonly tasks: Task[] = [];
  /** Tasks that may not run yet. */
  readonly waiting: Task[] = [];
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
}

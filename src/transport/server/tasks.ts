/** How a task is run. */
export interface TaskOptions {
  /** Whether it begins a call, which may be refused. */
  readonly isCall?: boolean;
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
export interface Client {
  readonly key: string;
  readonly tasks: Task[];
  /** Tasks that may not run yet. */
  readonly waiting: Task[];
  /** Whether it is in one of the lists. */
  isListed: boolean;
  /** ms that it may use in this turn; below 0: what it owes. */
  left: number;
  /** Since when it waits for its turn, by the clock of waiting. */
  since: number;
}

/** Waiting tasks of one client after which those that are over are dropped. */
const DROPPED_AFTER = 1_000;

export function createClient(key: string, left: number): Client {
  return { key, tasks: [], waiting: [], isListed: false, left, since: 0 };
}

/** Adds a task to those that may not run yet, of which none is kept for long once it is over. */
export function hold({ waiting }: Client, task: Task): void {
  waiting.push(task);
  if (waiting.length % DROPPED_AFTER !== 0) return;
  const open = waiting.filter(({ isOver }) => isOver?.() !== true);
  waiting.splice(0, waiting.length, ...open);
}

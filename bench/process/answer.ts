/** A question of the bench to one of its child processes. */
interface Question {
  readonly id: number;
  readonly name: string;
  readonly value: unknown;
}

/** What a process has used since it started. */
export interface Usage {
  /** Microseconds of CPU, user and system. */
  readonly cpu: number;
  /** Bytes resident. */
  readonly resident: number;
}

/** Replies to the parent's questions of that name; `reply` is called with the value the parent has sent. */
export function answer<Value>(name: string, reply: (value: Value) => unknown): void {
  process.on("message", async (question: Question) => {
    if (question.name !== name) return;
    // cast: the parent sends the type that belongs to questions of this name.
    process.send?.({ id: question.id, value: await reply(question.value as Value) });
  });
}

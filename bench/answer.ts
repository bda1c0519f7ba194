/** A question of the bench to one of its processes. */
interface Question {
  readonly id: number;
  readonly name: string;
  readonly value: unknown;
}

/** What a process has used so far. */
export interface Usage {
  /** Microseconds of CPU, user and system. */
  readonly cpu: number;
  /** Bytes resident. */
  readonly resident: number;
}

/** Answers the parent's questions of that name; the value is what the parent sent along. */
export function answer<Value>(name: string, reply: (value: Value) => unknown): void {
  process.on("message", async (question: Question) => {
    if (question.name !== name) return;
    // The parent knows what the question of this name takes.
    process.send?.({ id: question.id, value: await reply(question.value as Value) });
  });
}

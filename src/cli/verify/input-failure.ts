import { getSystemErrorMap } from "node:util";

/** Input that cannot be read: the message is a sentence. */
export class InputFailure extends Error {
  override readonly name = "InputFailure";

  /** The failure of a file; the error itself if it is none of the system's. */
  static of(file: string, error: unknown): unknown {
    if (!(error instanceof Error) || !("code" in error)) return error;
    const number = "errno" in error ? Number(error.errno) : 0;
    const [, reason = String(error.code)] = getSystemErrorMap().get(number) ?? [];
    return new InputFailure(`${file} cannot be read: ${reason} (${error.code}).`, { cause: error });
  }
}

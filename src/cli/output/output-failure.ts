import { getSystemErrorMap } from "node:util";

/** Output that the system did not take. */
export class OutputFailure extends Error {
  override readonly name = "OutputFailure";
  /** Whether the reader closed the pipe, which is no error. */
  readonly isClosedPipe: boolean;

  constructor(message: string, options: { readonly cause: NodeJS.ErrnoException }) {
    super(message, options);
    this.isClosedPipe = options.cause.code === "EPIPE";
  }

  /** The failure of an output of that name; the error itself if it is none of the system's. */
  static of(name: string, error: unknown): unknown {
    if (!isSystemError(error)) return error;
    const [, reason = error.code] = getSystemErrorMap().get(error.errno ?? 0) ?? [];
    return new OutputFailure(`${name} cannot be written: ${reason} (${error.code}).`, { cause: error });
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}

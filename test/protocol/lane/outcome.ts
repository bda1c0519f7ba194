/** What a client saw of a call. */
export interface Outcome {
  /** HTTP status; 0 if no answer came. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly trailers: Readonly<Record<string, string>>;
  /** How the call ended where it did not end well: the code of a reset, or that it hung. */
  readonly cut: string | undefined;
}

/** An outcome as it is compared: an error of Connect's is read, everything else stands as it came. */
export interface Seen {
  readonly status: number;
  /** Headers and trailers. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly body: string;
  readonly error?: { readonly code: string; readonly message: string; readonly details?: unknown };
  readonly cut: string | undefined;
}

/** What differs between any two answers. */
const always = new Set(["date", "keep-alive"]);
const NEW_ID = /^[0-9a-f]{32}$/;

export function seen({ headers, trailers, status, body, cut }: Outcome): Seen {
  const metadata = Object.entries({ ...headers, ...trailers })
    .filter(([name]) => !always.has(name))
    .map(([name, value]) => [name, NEW_ID.test(value) ? "any" : value] as const)
    .sort();
  const isError = status >= 400 && headers["content-type"] === "application/json" && body.length > 0;
  return {
    status,
    metadata: Object.fromEntries(isError ? metadata.filter(([name]) => name !== "content-length") : metadata),
    body: isError ? "" : body.toString("base64"),
    ...(isError ? { error: JSON.parse(body.toString()) } : {}),
    cut,
  };
}

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
/** How a body is delimited on HTTP/1.1. */
const framing = new Set(["content-length", "transfer-encoding"]);
const NEW_ID = /^[0-9a-f]{32}$/;

export function seen({ headers, trailers, status, body, cut }: Outcome): Seen {
  const isWeb = headers["content-type"]?.startsWith("application/grpc-web") === true;
  // gRPC-Web carries its trailers in the body, so that the metadata of its frames is read from there.
  const fields = { ...headers };
  for (const [name, value] of Object.entries(isWeb ? webTrailers(body) : trailers)) {
    fields[name] = [...(fields[name] === undefined ? [] : [fields[name]]), value].join(", ");
  }
  const metadata = Object.entries(fields)
    .filter(([name]) => !always.has(name) && !(isWeb && framing.has(name)))
    .map(([name, value]): [string, string] => [name, NEW_ID.test(value) ? "any" : value])
    .sort();
  const isError = status >= 400 && headers["content-type"] === "application/json" && body.length > 0;
  // Connect's own handlers encode more than is needed; how it is encoded has a test of its own.
  const message = metadata.find(([name]) => name === "grpc-message");
  if (message !== undefined) message[1] = decodeURIComponent(message[1]);
  return {
    status,
    metadata: Object.fromEntries(isError ? metadata.filter(([name]) => name !== "content-length") : metadata),
    body: isError ? "" : (isWeb ? webMessages(body) : body).toString("base64"),
    ...(isError ? { error: JSON.parse(body.toString()) } : {}),
    cut,
  };
}

/** The envelopes of a body of gRPC-Web: flags and bytes. */
function* envelopes(body: Buffer): Generator<readonly [flags: number, bytes: Buffer]> {
  for (let at = 0; at + 5 <= body.length; at += 5 + body.readUInt32BE(at + 1)) {
    yield [body.readUInt8(at), body.subarray(at + 5, at + 5 + body.readUInt32BE(at + 1))];
  }
}

function webTrailers(body: Buffer): Record<string, string> {
  const trailers = [...envelopes(body)].filter(([flags]) => flags === 128).map(([, bytes]) => bytes.toString());
  const lines = trailers.join("").matchAll(/^([^:\n]+): (.*)\r$/gm);
  return Object.fromEntries(Array.from(lines, ([, name = "", value = ""]) => [name, value]));
}

function webMessages(body: Buffer): Buffer {
  return Buffer.concat([...envelopes(body)].filter(([flags]) => flags !== 128).map(([, bytes]) => bytes));
}

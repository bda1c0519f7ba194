import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { type ClientHttp2Session, connect } from "node:http2";
import { rpcPath, streamPath } from "./requests.ts";

/** The status of an answer, in its protocol's notation: `200`, `400`, `grpc 3`, `connect 400 invalid_argument`. */
export type Answer = string;

/** An operation that takes a body, over one protocol. */
export interface Endpoint {
  readonly name: string;
  readonly path: string;
  readonly contentType: string;
  readonly http: 1 | 2;
  /** POST unless given; the others have no body. */
  readonly verb?: "GET" | "OPTIONS";
  readonly headers?: MoreHeaders;
  /** Whether the body is made of frames: a flag, a length, a message. */
  readonly framed: boolean;
}

/** An endpoint of HTTP/1.1 unless it is said, for a body without frames unless it is said. */
export function endpoint(name: string, path: string, contentType: string, framed = false, http: 1 | 2 = 1): Endpoint {
  return { name, path, contentType, framed, http };
}

/** Plain JSON. */
export const json = endpoint("JSON", "/generate", "application/json");

export const endpoints: readonly Endpoint[] = [
  json,
  endpoint("JSON, earlier form", "/v1/generate", "application/json"),
  endpoint("Connect JSON", rpcPath, "application/json"),
  endpoint("Connect", rpcPath, "application/proto"),
  endpoint("Connect stream JSON", streamPath, "application/connect+json", true),
  endpoint("Connect stream", streamPath, "application/connect+proto", true),
  endpoint("gRPC-Web", rpcPath, "application/grpc-web+proto", true),
  endpoint("gRPC-Web stream", streamPath, "application/grpc-web+proto", true),
  endpoint("gRPC", rpcPath, "application/grpc", true, 2),
  endpoint("gRPC stream", streamPath, "application/grpc", true, 2),
];

/** A small valid body of plain JSON. */
export const validJson = Buffer.from('{"gender":"male"}');

/** Resolves to the status of a GET, or to why it has none. */
export function getStatus(port: number, localAddress: string, path: string): Promise<string> {
  return new Promise((resolve) => {
    request({ port, host: "127.0.0.1", localAddress, path }, (response) => {
      response.resume().on("end", () => resolve(String(response.statusCode)));
    })
      .on("error", ({ message }) => resolve(message))
      .end();
  });
}

export type MoreHeaders = Readonly<Record<string, string>>;

/** A client with persistent connections. */
export interface Client {
  /** Posts a body. Resolves to an answer even if the connection fails. */
  post(endpoint: Endpoint, body: Uint8Array, headers?: MoreHeaders): Promise<Answer>;
  close(): void;
}

/** Milliseconds after which a call counts as unanswered. */
const TIMEOUT = 15_000;

/** Bytes that are read of an answer unless a client reads more; a stream is cancelled after them. */
const ENOUGH = 4_096;

export function createClient(port: number, localAddress: string, enough = ENOUGH): Client {
  const agent = new Agent({ keepAlive: true });
  let session: ClientHttp2Session | undefined;

  const open = (): ClientHttp2Session => {
    if (session === undefined || session.closed || session.destroyed) session = connectFrom(port, localAddress);
    return session;
  };

  return {
    post: ({ http, verb = "POST", path, contentType, headers: own }, body, headers = {}) => {
      const whole = { ...(verb === "POST" ? { "content-type": contentType } : {}), ...own, ...headers };
      return http === 2
        ? postHttp2(open(), path, body, { ":method": verb, ...whole }, enough)
        : postHttp1({ port, localAddress, agent, verb, enough }, path, body, whole);
    },
    close() {
      agent.destroy();
      session?.destroy();
    },
  };
}

/** A connection of HTTP/2 from a local address. */
export function connectFrom(port: number, localAddress: string): ClientHttp2Session {
  // node:http2 passes it to node:net; its typings lack it.
  const options: object = { localAddress };
  return connect(`http://127.0.0.1:${port}`, options).on("error", () => {});
}

interface Http1Options {
  readonly port: number;
  readonly localAddress: string;
  readonly agent: Agent;
  readonly verb: string;
  readonly enough: number;
}

function postHttp1(options: Http1Options, path: string, body: Uint8Array, headers: MoreHeaders): Promise<Answer> {
  const { verb, enough, ...local } = options;
  const length = verb === "POST" ? { "content-length": body.length } : {};
  return new Promise((resolve) => {
    const call = request(
      { ...local, host: "127.0.0.1", method: verb, path, headers: { ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const finish = (): void => resolve(answerOf(response.statusCode ?? 0, response.headers, Buffer.concat(chunks)));
        response.on("data", (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size < enough) return;
          finish();
          response.destroy();
        });
        response.on("end", finish);
        response.on("error", () => resolve("broken answer"));
      },
    );
    call.setTimeout(TIMEOUT, () => {
      resolve("no answer");
      call.destroy();
    });
    call.on("error", (error: NodeJS.ErrnoException) => resolve(`connection ${error.code}`));
    call.end(body);
  });
}

function postHttp2(
  session: ClientHttp2Session,
  path: string,
  body: Uint8Array,
  headers: MoreHeaders,
  enough: number,
): Promise<Answer> {
  return new Promise((resolve) => {
    const stream = session.request({ ":path": path, te: "trailers", ...headers });
    let size = 0;
    let status = "";
    let answered: IncomingHttpHeaders = {};
    let end = Buffer.alloc(0);
    const read = (fields: IncomingHttpHeaders & { ":status"?: number }): void => {
      const grpc = fields["grpc-status"];
      if (grpc !== undefined) status = grpcAnswer(grpc, fields["grpc-message"]);
      else if (status === "") status = String(fields[":status"] ?? "");
      answered = { ...answered, ...fields };
    };
    // gRPC-Web and Connect have their status in the body.
    const whole = (): string => (status === "200" ? answerOf(200, answered, end) : status);
    stream.setTimeout(TIMEOUT, () => {
      resolve("no answer");
      stream.close();
    });
    stream.on("response", read);
    stream.on("trailers", read);
    stream.on("data", (data: Buffer) => {
      size += data.length;
      end = Buffer.concat([end, data]).subarray(-ENOUGH);
      if (size >= enough && status === "200") {
        resolve("200");
        stream.close(8);
      }
    });
    stream.on("error", (error: NodeJS.ErrnoException) => resolve(`connection ${error.code}`));
    stream.on("close", () => resolve(status === "" ? `reset ${stream.rstCode}` : whole()));
    // A GET is at its end already.
    if (body.length === 0) stream.end();
    else stream.end(body);
  });
}

/** The HTTP status, or the status in the body: gRPC-Web trailers, the end of a Connect stream, a Connect error. */
function answerOf(status: number, headers: IncomingHttpHeaders, body: Buffer): Answer {
  const type = headers["content-type"] ?? "";
  const text = body.toString("latin1");
  const grpc = headers["grpc-status"] ?? /grpc-status: *(\d+)/.exec(text)?.[1];
  if (type.startsWith("application/grpc-web")) {
    return grpc === undefined
      ? String(status)
      : grpcAnswer(grpc, headers["grpc-message"] ?? /grpc-message: *([^\r]*)/.exec(text)?.[1]);
  }
  const code = /"code":"([a-z_]+)"/.exec(text)?.[1];
  if (code === undefined) return String(status);
  return `connect ${status} ${code}${isServerFault(code) ? `: ${/"message":"([^"]*)/.exec(text)?.[1]}` : ""}`;
}

function grpcAnswer(code: unknown, message: unknown): Answer {
  return `grpc ${code}${isServerFault(code) ? `: ${decodeURIComponent(String(message))}` : ""}`;
}

/** Whether a code reports a fault of the server: UNKNOWN, INTERNAL or DATA_LOSS. */
function isServerFault(code: unknown): boolean {
  return /^(?:2|13|15|unknown|internal|data_loss)$/.test(String(code));
}

/** gRPC requires INTERNAL for a message with the compressed flag in a request that names no compression. */
const COMPRESSED_FLAG = /: received compressed envelope, but do not know how to decompress$/;

/** Whether an answer reports a fault of the server, or is missing. */
export function isFault(answer: Answer): boolean {
  if (/^(?:5\d\d|connect 5(?!01)\d\d|no answer|broken)/.test(answer)) return true;
  return answer.includes(": ") && !COMPRESSED_FLAG.test(answer);
}

import { Agent, request } from "node:http";
import { type ClientHttp2Session, constants } from "node:http2";
import { connectFrom } from "../clients/endpoints.ts";

/** A call of an honest client. Resolves to what is wrong with the response, or to undefined. */
export type Call = (port: number, address: string) => Promise<string | undefined>;

/** Timeout of an honest call in milliseconds. */
const TIMEOUT = 10_000;

const jsonBody = '{"gender":"female","country":"de"}';

/** GenerateIdentityRequest with gender 1, in one frame of gRPC. */
const grpcBody = Buffer.from([0, 0, 0, 0, 2, 8, 1]);

const agents = new Map<string, Agent>();
const sessions = new Map<string, ClientHttp2Session>();

/** POST /generate over HTTP/1.1. */
function json(port: number, localAddress: string, agent: Agent | false): Promise<string | undefined> {
  return new Promise((resolve) => {
    const call = request(
      {
        port,
        host: "127.0.0.1",
        localAddress,
        agent,
        method: "POST",
        path: "/generate",
        headers: { "content-type": "application/json", "content-length": jsonBody.length },
        timeout: TIMEOUT,
      },
      (response) => {
        let text = "";
        response.on("data", (data) => {
          text += data;
        });
        response.on("end", () => {
          const isRight = response.statusCode === 200 && text.includes('"country":"Germany"');
          resolve(isRight ? undefined : `JSON answered ${response.statusCode}`);
        });
        response.on("error", (error) => resolve(`JSON: ${error.message}`));
      },
    );
    call.on("timeout", () => call.destroy(new Error("no answer in time")));
    call.on("error", (error) => {
      // The server closed the idle connection at the same time: HTTP clients retry (RFC 9110 section 9.2.2).
      if (call.reusedSocket) json(port, localAddress, false).then(resolve);
      else resolve(`JSON: ${error.message}`);
    });
    call.end(jsonBody);
  });
}

/** The finding of a stream that the server never processed: any client sends it again (RFC 9113 section 8.7). */
const REFUSED = "gRPC: refused";

/** GenerateIdentity over gRPC. */
function grpc(session: ClientHttp2Session): Promise<string | undefined> {
  return new Promise((resolve) => {
    const stream = session.request({
      ":method": "POST",
      ":path": "/identity.v1.IdentityService/GenerateIdentity",
      "content-type": "application/grpc",
      te: "trailers",
    });
    let size = 0;
    let status: unknown;
    stream.setTimeout(TIMEOUT, () => stream.close());
    stream.on("data", (data: Buffer) => {
      size += data.length;
    });
    stream.on("response", (headers) => {
      status = headers["grpc-status"];
    });
    stream.on("trailers", (trailers) => {
      status = trailers["grpc-status"];
    });
    stream.on("error", ({ message }) => {
      resolve(stream.rstCode === constants.NGHTTP2_REFUSED_STREAM ? REFUSED : `gRPC: ${message}`);
    });
    stream.on("close", () => resolve(status === "0" && size > 100 ? undefined : `gRPC ended with ${status}`));
    stream.end(grpcBody);
  });
}

/** JSON over HTTP/1.1 and gRPC, each on a persistent connection and on a new one. */
export const calls: readonly Call[] = [
  (port, address) => {
    const agent = agents.get(address) ?? new Agent({ keepAlive: true, maxSockets: 1 });
    agents.set(address, agent);
    return json(port, address, agent);
  },
  (port, address) => json(port, address, false),
  async (port, address) => {
    const known = sessions.get(address);
    const session = known === undefined || known.closed || known.destroyed ? connectFrom(port, address) : known;
    sessions.set(address, session);
    const fault = await grpc(session);
    return fault === REFUSED ? freshGrpc(port, address) : fault;
  },
  freshGrpc,
];

async function freshGrpc(port: number, address: string): Promise<string | undefined> {
  const session = connectFrom(port, address);
  const fault = await grpc(session);
  session.close();
  return fault;
}

/** Closes the persistent connections. */
export function closeAll(): void {
  for (const agent of agents.values()) agent.destroy();
  for (const session of sessions.values()) session.destroy();
}

import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** An answer as it went over the wire, with names in lower case and in order, and without what is new each time. */
export interface Heard {
  readonly start: string;
  readonly fields: readonly string[];
  readonly body: string;
}

/** Sends the pieces one after the other over one connection, ends it, and tells the answers once the server has too. */
export async function play(port: number, pieces: readonly (string | Buffer)[]): Promise<readonly Heard[]> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // A server that has closed resets what still comes.
  socket.on("error", () => {});
  const closed = once(socket, "close");
  for (const [at, piece] of pieces.entries()) {
    // Long enough for the server to read each piece by itself.
    if (at > 0) await wait(5);
    socket.write(piece);
  }
  socket.end();
  await closed;
  return answersIn(Buffer.concat(chunks));
}

function answersIn(bytes: Buffer): readonly Heard[] {
  const answers: Heard[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const end = rest.indexOf("\r\n\r\n");
    const [start = "", ...lines] = rest.toString("latin1", 0, end).split("\r\n");
    const fields = lines.map(field).filter((line) => !line.startsWith("date: "));
    const [, length = "0"] =
      fields.map((line) => /^content-length: (\d+)$/.exec(line) ?? []).find(([all]) => all) ?? [];
    const bodyEnd = end + 4 + Number(length);
    answers.push({ start, fields: fields.sort(), body: rest.toString("utf8", end + 4, bodyEnd) });
    rest = rest.subarray(bodyEnd);
  }
  return answers;
}

/** A field line with its name in lower case; ids of the server's making are all the same. */
function field(line: string): string {
  const colon = line.indexOf(":");
  return (line.slice(0, colon).toLowerCase() + line.slice(colon)).replace(/^(x-request-id: )[0-9a-f]{32}$/, "$1made");
}

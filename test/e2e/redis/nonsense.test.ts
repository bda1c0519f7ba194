import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { share, until } from "./shared-limiters.ts";

/** Answers what one read has brought. */
type Answer = (socket: Socket, read: Buffer) => void;

const whole =
  (text: string): Answer =>
  (socket) =>
    void socket.write(text);

/** One answer to each command. */
const each =
  (text: string): Answer =>
  (socket, read) =>
    void socket.write(text.repeat(read.toString("latin1").match(/\*\d+\r\n/g)?.length ?? 0));

/** Writes as fast as the other end reads. */
const endless =
  (first: string, part: string): Answer =>
  (socket) => {
    socket.write(first);
    const bytes = Buffer.from(part.repeat(Math.ceil(65_536 / part.length)));
    const write = (): void => {
      while (!socket.destroyed && socket.write(bytes));
    };
    socket.on("drain", write);
    write();
  };

const answers: Readonly<Record<string, Answer>> = {
  HTTP: whole("HTTP/1.1 400 Bad Request\r\n\r\n"),
  "random bytes": (socket) => void socket.write(randomBytes(4_096)),
  "nothing and an end": (socket) => void socket.end(),
  "a push of null": whole(">1\r\n_\r\n"),
  "a push of a message": whole(">3\r\n+message\r\n+a\r\n+b\r\n"),
  nulls: each("$-1\r\n"),
  "null lists": each("*-1\r\n"),
  "lists of null": each("*2\r\n$-1\r\n$-1\r\n"),
  "lists of lists of null": each("*1\r\n*3\r\n:0\r\n:16383\r\n*2\r\n_\r\n_\r\n"),
  "slots without end": each("*1\r\n*3\r\n:0\r\n:99999999999\r\n*2\r\n$9\r\n127.0.0.1\r\n:1\r\n"),
  "empty lists": each("*0\r\n"),
  maps: each("%1\r\n+a\r\n+b\r\n"),
  texts: each("+OK\r\n"),
  numbers: each(":5\r\n"),
  "a window of a century": each("*2\r\n:3\r\n:4000000000000\r\n"),
  "redirections to nowhere": each("-MOVED\r\n"),
  errors: each("-ERR no\r\n"),
  "a negative length": each("$-5\r\n"),
  "a list of 2^32": whole("*4294967295\r\n"),
  "a string of 2^53": whole("$9007199254740993\r\nabc"),
  "a string without end": endless("$99999999\r\n", "a"),
  "a line without end": endless("+", "a"),
  "a list without end": endless("*99999999\r\n", ":1\r\n"),
  "lists in lists without end": endless("", "*1\r\n"),
  "answers without end": endless("", ":1\r\n"),
  "pushes without end": endless("", ">2\r\n+invalidate\r\n*0\r\n"),
};

it.for(Object.keys(answers).flatMap((name) => [[name, 1] as const, [name, 2] as const]))(
  "a Redis that answers %s, at %i URLs, is one that is away",
  async ([name, urls]) => {
    const server = createServer((socket) => {
      socket.on("error", () => {}).on("data", (read) => answers[name]?.(socket, read));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    // cast: a TCP server has an AddressInfo, not the name of a pipe.
    const url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const before = process.memoryUsage.rss();
    const { allowance, outages } = await share(Array.from({ length: urls }, () => url));
    await until(() => outages.length > 0);
    expect(outages).toEqual([{ away: true, reason: expect.any(String) }]);
    for (const remaining of [99, 98]) {
      expect(await allowance.take("a", 1)).toMatchObject({ allowed: true, remaining });
    }
    allowance.close();
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 2 ** 20);
  },
);

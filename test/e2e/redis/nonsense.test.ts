import { createServer, type Socket } from "node:net";
import { expect, it } from "vitest";
import { listen } from "../../protocol/listen.ts";
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

const answers: Readonly<Record<string, Answer>> = {
  HTTP: whole("HTTP/1.1 400 Bad Request\r\n\r\n"),
  "nothing and an end": (socket) => void socket.end(),
  texts: each("+OK\r\n"),
  numbers: each(":5\r\n"),
  "a window of a century": each("*2\r\n:3\r\n:4000000000000\r\n"),
  "redirections to nowhere": each("-MOVED\r\n"),
  errors: each("-ERR no\r\n"),
};

it.for(Object.keys(answers).flatMap((name) => [[name, 1] as const, [name, 2] as const]))(
  "a Redis that answers %s, at %i URLs, is one that is away",
  async ([name, urls]) => {
    const server = createServer((socket) => {
      socket.on("error", () => {}).on("data", (read) => answers[name]?.(socket, read));
    });
    const url = `redis://127.0.0.1:${await listen(server)}`;
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

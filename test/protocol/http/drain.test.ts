import { connect } from "node:net";
import { expect, it } from "vitest";
import { wait } from "../../faults/clients/raw-socket.ts";
import { callOften, leaveUnread, smallUnread } from "../../faults/clients/unread.ts";
import { serve } from "../serve.ts";

const body = '{"gender":"male"}';
const call = `POST /generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

it("answers a request that waits on a kept connection to be read while the service stops", async () => {
  const limits = { ...smallUnread, drainDelay: 0, idleCloseDelay: 0, idleCloseInterval: 5 };
  const { port, identikit } = await serve({ SHUTDOWN_GRACE_SECONDS: "20" }, { limits });
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let received = "";
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", () => {});
  socket.on("data", (chunk: string) => {
    received += chunk;
  });
  const answers = () => received.match(/HTTP\/1\.1 \d+/g) ?? [];
  socket.write(call);
  await expect.poll(answers).toEqual(["HTTP/1.1 200"]);

  // The client's next request is read once it has read the rest of its answers: after idle connections are closed.
  const unread = await leaveUnread(port, "127.0.0.1", 2);
  await callOften(port);
  socket.write(call);
  const stopped = identikit.close();
  // Twenty checks for idle connections.
  await wait(100);
  expect(answers()).toEqual(["HTTP/1.1 200"]);
  unread.socket.destroy();
  await closed;
  expect(answers()).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
  expect(received).toContain("connection: close");
  await stopped;
});

import { connect } from "node:net";
import { expect, it } from "vitest";
import { serve } from "../serve.ts";

const body = '{"gender":"male"}';
const call = `POST /generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

it("answers a request that waits on a kept connection to be read while the service stops", async () => {
  const limits = { drainDelay: 0, idleCloseDelay: 0, idleCloseInterval: 5 };
  const { port, identikit } = await serve({ RATE_LIMIT: "1", SHUTDOWN_GRACE_SECONDS: "20" }, { limits });
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let received = "";
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", () => {});
  const answers = () => received.match(/HTTP\/1\.1 \d+/g) ?? [];
  socket.on("data", (chunk: string) => {
    received += chunk;
    if (answers().length === 1) socket.write(call);
    else if (answers().length === 2) {
      socket.write(call);
      void identikit.close();
    }
  });
  socket.write(call);
  await closed;
  expect(answers()).toEqual(["HTTP/1.1 200", "HTTP/1.1 429", "HTTP/1.1 429"]);
});

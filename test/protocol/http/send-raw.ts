import { connect } from "node:net";

/**
 * Sends raw bytes and gathers what comes back until the server closes, or sends nothing more for 700 ms. A busy machine may
 * take longer to begin.
 */
export function sendRaw(port: number, ...parts: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1");
    const done = (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setEncoding("latin1");
    socket.on("data", (data) => {
      answer += data;
      socket.setTimeout(700);
    });
    socket.on("close", done).on("error", done).on("timeout", done).setTimeout(10_000);
    socket.on("connect", async () => {
      for (const part of parts) {
        socket.write(part);
        await new Promise((next) => setTimeout(next, 20));
      }
    });
  });
}

import { connect } from "node:net";

/** Sends raw bytes and gathers what comes back until the server closes, which requests that are kept do not end. */
export function sendRaw(port: number, ...parts: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    socket.setEncoding("latin1").on("data", (data) => {
      answer += data;
    });
    socket.on("close", () => resolve(answer)).on("error", () => resolve(answer));
    socket.on("timeout", () => reject(new Error(`open after ${answer}`))).setTimeout(20_000);
    socket.on("connect", async () => {
      for (const part of parts) {
        socket.write(part);
        // So that the parts arrive one by one.
        await new Promise((next) => setTimeout(next, 2));
      }
    });
  });
}

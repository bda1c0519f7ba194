// A process that calls an HTTP/1.1 server at an even pace, whether it keeps up or not, and takes the time of each call.
import { Agent, request } from "node:http";
import { answer } from "../answer.ts";
import { quantile } from "../statistics.ts";
import type { Http1Load, Served } from "./http1.ts";

answer("load", ({ url, body, connections, seconds, rate = 1 }: Http1Load): Promise<Served> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const times: number[] = [];
  const begun = performance.now();
  let sent = 0;
  let errors = 0;

  const call = (due: number): void => {
    request(url, { method: "POST", agent, headers }, (response) => {
      response.resume().once("end", () => {
        if (response.statusCode === 200) times.push(performance.now() - due);
        else errors++;
      });
    })
      .once("error", () => errors++)
      .end(body);
  };

  return new Promise((resolve) => {
    const clock = setInterval(() => {
      const elapsed = performance.now() - begun;
      const over = elapsed >= seconds * 1_000;
      // A late call counts from when it was due: waiting to be sent is waiting too.
      while (!over && sent < (elapsed / 1_000) * rate) call(begun + (sent++ / rate) * 1_000);
      if (!over || times.length + errors < sent) return;
      clearInterval(clock);
      agent.destroy();
      const latency = { p50: quantile(times, 0.5), p99: quantile(times, 0.99), p999: quantile(times, 0.999) };
      resolve({ calls: times.length, errors, seconds, latency });
    }, 1);
  });
});

// The baseline of gRPC: node:http2 that reads the body and returns a fixed message.
import { createServer } from "node:http2";
import { encodeEnvelope } from "@connectrpc/connect/protocol";
import { announce } from "./announce.ts";
import { answerBytes } from "./answer-message.ts";

const frame = encodeEnvelope(0, answerBytes());
const server = createServer();
server.on("stream", (stream) => {
  // A load closes its connections with calls in flight.
  stream.on("error", () => {});
  stream.resume();
  stream.once("end", () => {
    stream.respond({ ":status": 200, "content-type": "application/grpc+proto" }, { waitForTrailers: true });
    stream.once("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
    stream.end(frame);
  });
});
announce(server);

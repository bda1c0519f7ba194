// The baseline of HTTP/1.1: node:http that parses the JSON and returns a response recorded from the service.
import { createServer } from "node:http";
import type { Recorded } from "../record-response.ts";
import { announce } from "./announce.ts";

// Set by record-response.ts.
const { fields, body } = JSON.parse(process.env.RESPONSE ?? "{}") as Recorded;

announce(
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.once("end", () => {
      JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(200, fields).end(body);
    });
  }),
);

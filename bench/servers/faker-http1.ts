// node:http with faker, composed field by field: no checks, no limit, fields drawn independently.
import { createServer } from "node:http";
import { person } from "../peers/faker.ts";
import { announce } from "./announce.ts";

announce(
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.once("end", () => {
      JSON.parse(Buffer.concat(chunks).toString());
      const body = JSON.stringify(person());
      response
        .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
        .end(body);
    });
  }),
);

// The floor of HTTP/1.1: bare node:http that reads the body and answers a ready person under the same header fields. No
// work at all.
import { createServer } from "node:http";
import { person } from "../peers/identikit.ts";
import { announce } from "./announce.ts";

const body = JSON.stringify(person(0));
const headers = {
  "content-type": "application/json",
  "cache-control": "no-store",
  "identity-seed": "a-ready-answers-seed",
  "identity-reference-date": "2026-01-01",
  "identity-data-version": "2026.1",
  "x-request-id": "00000000000000000000000000000000",
  "content-length": Buffer.byteLength(body),
};

announce(
  createServer((request, response) => {
    request.resume();
    request.once("end", () => response.writeHead(200, headers).end(body));
  }),
);

import { expectDocumented } from "./conformance.ts";
import { post } from "./serve.ts";

/** The response to a call, checked against the OpenAPI document. */
export async function call(url: string, method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url + path, { method, redirect: "manual", ...init });
  await expectDocumented(response, method, path);
  return response;
}

/** POST of a JSON body; `post` checks the response likewise. */
export const generate = (url: string, body: unknown, path = "/generate"): Promise<Response> => post(url + path, body);

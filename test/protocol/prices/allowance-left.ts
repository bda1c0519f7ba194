import { matrix } from "../matrix/transport-matrix.ts";
import { post, type Served } from "../serve.ts";

export const grpc = transport("gRPC", "2");
export const connectJson = transport("Connect JSON", "1.1");

function transport(protocol: string, http: string): (typeof matrix)[number] {
  const found = matrix.find(([name, version]) => name === protocol && version === http);
  if (found === undefined) throw new Error(`the matrix has no ${protocol} over HTTP/${http}`);
  return found;
}

/** What a response says is left of the allowance; undefined if it says nothing. */
export function left({ headers }: { readonly headers: Headers }): number | undefined {
  const [, remaining] = /^"default";r=(\d+);/.exec(headers.get("ratelimit") ?? "") ?? [];
  return remaining === undefined ? undefined : Number(remaining);
}

/** What is left after one more call, which costs one. */
export async function leftAfterOne({ url }: Served): Promise<number | undefined> {
  return left(await post(`${url}/generate`, { gender: "male" }));
}

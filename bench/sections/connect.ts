import { compare } from "../compare.ts";
import type { Http1Protocol } from "../load/http1-requests.ts";
import { CONCURRENT, withLoad } from "../load.ts";
import type { Results, Section } from "../section.ts";
import { identikit, limited, stockAdapter, unlimited } from "../servers.ts";
import { costOfLimit } from "./generate.ts";

/** GenerateIdentity with a protocol over HTTP/1.1, compared with Connect's handlers. */
function overHttp1(name: Http1Protocol, title: string): Section {
  return {
    name,
    title: `${title}, HTTP/1.1, ${CONCURRENT} connections`,
    run: (effort): Promise<Results> =>
      withLoad(name, async (load) => {
        const candidates = {
          off: { name: "identikit, limit off", program: identikit, environment: unlimited },
          on: { name: "identikit, limit on", program: identikit, environment: limited },
          adapter: { name: "Connect's handlers, limit off", program: identikit, environment: stockAdapter },
        };
        const { off, on, adapter } = await compare(candidates, "adapter", load, effort);
        const target = { what: "times Connect's adapter", value: off.ratio ?? 0, least: 2.5 };
        return { rows: [{ ...off, target }, { ...on, note: costOfLimit(off, on) }, adapter] };
      }),
  };
}

export const connectJson = overHttp1("connect", "Connect JSON");
export const grpcWeb = overHttp1("grpc-web", "gRPC-Web");

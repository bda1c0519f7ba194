import { Agent, type ClientRequest, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { countries } from "../../src/countries/index.ts";
import type { Results, Row, Section } from "../section.ts";
import { unlimited, withService } from "../servers.ts";
import { summarize } from "../statistics.ts";

/** A call that a process answers for the first time. */
interface FirstCall {
  readonly name: string;
  readonly path: string;
  /** The body of a POST; a GET without one. */
  readonly body?: object;
  /** ms that a call beside it may wait. */
  readonly most: number;
}

const MOST = 60;
/** Where a library of its own is loaded: sharp, hyparquet or faker. */
const MOST_WITH_LIBRARY = 150;

const generate = (name: string, fields: object, most = MOST): FirstCall => ({
  name,
  path: "/generate",
  body: { gender: "female", ...fields },
  most,
});
const rpc = "/identity.v1.IdentityService";

const calls: readonly FirstCall[] = [
  ...countries.map(({ code }) => generate(`a person of ${code}`, { country: code })),
  ...countries.map(({ code }) => generate(`a postal code of ${code}`, { country: code, postal_code: "1" })),
  ...[
    ["us", "Chicago"],
    ["jp", "Osaka"],
    ["us", "Chicagoo"],
    ["jp", "Osakaa"],
    ["de", "Minchen"],
    ["ru", "Moskwa"],
  ].map(([country, city]) => generate(`the city ${city} of ${country}`, { country, city })),
  generate("the state Tokyo of jp", { country: "jp", state: "Tokyo" }),
  generate("details", { details: true }),
  generate("Latin letters", { country: "cn", script: "latin" }),
  generate("a broken rule", { violate: ["any"] }),
  generate("an extra", { country: "de", extra: ["company.name"] }, MOST_WITH_LIBRARY),
  generate("a misspelt extra", { extra: ["company.nam"] }, MOST_WITH_LIBRARY),
  generate("a misspelt field", { contry: "de" }),
  ...countries.map(({ code }) => ({
    name: `POST /verify, ${code}`,
    path: "/verify",
    body: {
      country: code,
      identity: { phone: "+1 202-555-0100", address: { city: "Nowhere", zip: "12345", state_abbreviation: "X" } },
    },
    most: MOST,
  })),
  { name: "a household", path: "/household", body: { kind: "family" }, most: MOST },
  { name: "GET /people.csv", path: "/people.csv?count=10", most: MOST },
  { name: "GET /people.parquet", path: "/people.parquet?count=10", most: MOST_WITH_LIBRARY },
  { name: "an avatar, PNG", path: "/avatar/female-young/1.png", most: MOST_WITH_LIBRARY },
  { name: "an avatar, SVG", path: "/avatar/female-young/1", most: MOST_WITH_LIBRARY },
  { name: "GET /openapi.json", path: "/openapi.json", most: MOST },
  { name: "GET /openapi-3.0.json", path: "/openapi-3.0.json", most: MOST },
  { name: "GET /docs", path: "/docs", most: MOST },
  { name: "the page", path: "/", most: MOST },
  { name: "GET /places, jp", path: "/places?country=jp&query=osaka", most: MOST },
  { name: "GET /places, us", path: "/places?country=us&query=spring", most: MOST },
  { name: "GET /rules", path: "/rules?country=de", most: MOST },
  { name: "ListCountries", path: `${rpc}/ListCountries`, body: {}, most: MOST },
  { name: "Connect JSON", path: `${rpc}/GenerateIdentity`, body: { gender: "GENDER_MALE" }, most: MOST },
  { name: "a refused RPC", path: `${rpc}/GenerateIdentity`, body: {}, most: MOST },
  { name: "StreamIdentities by GET", path: "/people.json?count=100", most: MOST },
];

/** Between two probes, ms. */
const INTERVAL = 2;
/** Probes before the call, which compile what they need. */
const WARM_UP = 100;

/** What a call waits beside the first one of each kind, in a process of its own. */
export const firstCalls: Section = {
  name: "first-calls",
  title: "A call beside the first one of each kind",
  async run({ rounds }): Promise<Results> {
    const rows: Row[] = [];
    for (const call of calls) {
      const waits: number[] = [];
      for (let round = 0; round < rounds; round += 4) waits.push(await waitBeside(call));
      const value = summarize(waits);
      rows.push({ name: call.name, unit: "ms", value, target: { what: "ms", value: value.median, most: call.most } });
    }
    return { rows };
  },
};

/** The longest that a probe waits while a fresh process answers its first call. */
function waitBeside({ path, body }: FirstCall): Promise<number> {
  return withService(unlimited, async (_server, port) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (to: string, sent?: object): Promise<void> =>
      new Promise((resolve, reject) => {
        const headers = { "content-type": "application/json" };
        const call: ClientRequest = request(
          {
            port,
            host: "127.0.0.1",
            path: to,
            method: sent === undefined ? "GET" : "POST",
            headers,
            agent: sent === undefined && to === PROBE ? agent : false,
          },
          (response) => response.resume().once("end", resolve),
        );
        call.once("error", reject).end(sent === undefined ? undefined : JSON.stringify(sent));
      });
    for (let probe = 0; probe < WARM_UP; probe++) await ask(PROBE);
    let isAnswered = false;
    const first = ask(path, body).then(() => {
      isAnswered = true;
    });
    let longest = 0;
    do {
      const begun = performance.now();
      await ask(PROBE);
      longest = Math.max(longest, performance.now() - begun);
      await wait(INTERVAL);
    } while (!isAnswered);
    await first;
    agent.destroy();
    return longest;
  });
}

const PROBE = "/healthz";

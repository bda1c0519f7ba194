import autocannon from "autocannon";
import { people } from "identikit";

const [url = "http://localhost:3000/customers", count = "1000"] = process.argv.slice(2);

// All connections take people from one iterator: each person is posted once, and drawn when a request is sent.
const drawn = people({ seed: "load", reference_date: "2026-01-01", count: Number(count) })[Symbol.iterator]();

const result = await autocannon({
  url,
  connections: 10,
  amount: Number(count),
  requests: [
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      setupRequest: (request) => ({ ...request, body: JSON.stringify(drawn.next().value) }),
    },
  ],
});
console.log(`${result["2xx"]} responses with status 2xx, ${result.non2xx} with others, ${result.errors} errors`);

import { people } from "identikit";

const [url = "http://localhost:3000/customers", count = "1000"] = process.argv.slice(2);

// Ten workers take people from one iterator: each person is posted once, and drawn when a worker is free.
const bodies = people({ seed: "load", reference_date: "2026-01-01", count: Number(count) })[Symbol.iterator]();
const statuses = new Map<number, number>();

async function work(): Promise<void> {
  for (let next = bodies.next(); !next.done; next = bodies.next()) {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(next.value),
    });
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  }
}

await Promise.all(Array.from({ length: 10 }, work));
for (const [status, responses] of statuses) console.log(`${responses} responses with status ${status}`);

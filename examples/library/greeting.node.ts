import assert from "node:assert/strict";
import { test } from "node:test";
import { peopleOf } from "identikit/node-test";
import { greet } from "./greeting.ts";

test("greets the buyer by name", (t) => {
  const { person } = peopleOf(t);
  const buyer = person({ country: "jp", gender: "female" });
  assert.equal(greet(buyer), `Dear Ms ${buyer.name},`);
});

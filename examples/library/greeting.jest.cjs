const { peopleFor } = require("identikit/testing");

const greet = ({ name, gender }) => `Dear ${gender === "female" ? "Ms" : "Mr"} ${name},`;

test("greets the buyer by name", () => {
  const { person } = peopleFor(expect.getState().currentTestName);
  const buyer = person({ country: "jp", gender: "female" });
  expect(greet(buyer)).toBe(`Dear Ms ${buyer.name},`);
});

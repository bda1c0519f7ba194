/** What `identikit` without arguments prints. */
export const examples = `identikit invents people. Five examples:

  identikit draw                                              one person, as JSON
  identikit draw -c jp -n 1000 -s demo -f csv -o people.csv   a table, the same for each run of a day
  identikit draw --households --kind family -c mx             people who belong together
  identikit verify people.csv                                 the rules that records break
  identikit serve                                             HTTP and gRPC on http://localhost:8080

identikit mcp serves agents; identikit --help and identikit draw --help list the rest.`;

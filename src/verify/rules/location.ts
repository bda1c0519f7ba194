import { kilometres } from "../../person/places/around.ts";
import { fail, notApplicable, pass, type Rule } from "../rule.ts";
import { unknownCity, unlisted } from "./postal-code.ts";

/** Kilometres from the nearest point of the city, at most: rural municipalities and postal codes are wide. */
const FAR = 100;

export const locationRule: Rule = {
  name: "details.location",
  kind: "coherence",
  fields: ["details.location.latitude", "details.location.longitude", "address.city", "address.state_abbreviation"],
  optional: ["address.state_abbreviation"],
  what: `The point lies within ${FAR} km of the city or of one of its postal codes.`,
  source: "The country's table of places",
  check(subject) {
    if (subject.homes.length === 0) return unknownCity(subject);
    const points = subject.homes.flatMap((place) => place.points);
    if (points.length === 0) return notApplicable("No source has a point of the city.");
    const latitude = subject.number("details.location.latitude");
    const longitude = subject.number("details.location.longitude");
    const nearest = Math.min(...points.map((point) => kilometres(point, { latitude, longitude })));
    if (nearest <= FAR) return pass;
    if (subject.mayBeUnlisted) return unlisted;
    return fail(`${latitude}, ${longitude} is ${Math.round(nearest)} km from ${subject.text("address.city")}.`);
  },
};

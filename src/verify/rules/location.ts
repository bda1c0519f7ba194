import { kilometres } from "../../person/places/around.ts";
import { notApplicable, passIf, type Rule } from "../rule.ts";
import { unknownCity } from "./address.ts";

/** Kilometres between a point and the nearest one of its city, at most: rural municipalities and postal codes are wide. */
const FAR = 100;

/** The rule of the point in the details. */
export const locationRule: Rule = {
  name: "details.location",
  kind: "coherence",
  fields: ["details.location.latitude", "details.location.longitude", "address.city", "address.state_abbreviation"],
  what: `The point lies within ${FAR} km of the city or of one of its postal codes.`,
  source: "The country's table of places",
  check(subject) {
    if (subject.homes.length === 0) return unknownCity(subject);
    const points = subject.homes.flatMap((place) => place.points);
    if (points.length === 0) return notApplicable("No source has a point of the city.");
    const latitude = subject.number("details.location.latitude");
    const longitude = subject.number("details.location.longitude");
    const nearest = Math.min(...points.map((point) => kilometres(point, { latitude, longitude })));
    return passIf(
      nearest <= FAR,
      () => `${latitude}, ${longitude} is ${Math.round(nearest)} km from ${subject.text("address.city")}.`,
    );
  },
};

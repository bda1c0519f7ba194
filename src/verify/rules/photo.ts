import { ageOn } from "../../calendar/calendar.ts";
import { pick } from "../../random/distributions.ts";
import { fail, notApplicable, pass, passIf, type Rule } from "../rule.ts";

/** `/avatar/female-adult/123`. */
const avatar = /^\/avatar\/(male|female)-(young|adult|senior)\/(?:0|[1-9]\d{0,2})$/;
const groups = ["young", "adult", "senior"] as const;
const source = "This service: young before 35, adult before 60, then senior";

export const photoRules: readonly Rule[] = [
  {
    name: "photo_url.form",
    kind: "form",
    fields: ["photo_url"],
    what: "The picture is a path of this service, or an absolute address.",
    source: "RFC 3986",
    check(subject) {
      const url = subject.text("photo_url");
      if (avatar.test(url)) return pass;
      const absolute = URL.parse(url);
      return absolute !== null && /^https?:$/.test(absolute.protocol)
        ? pass
        : fail(`${url.slice(0, 80)} is neither /avatar/<gender>-<group>/<0 to 999> nor an absolute http address.`);
    },
    break: { writes: ["photo_url"], values: ({ record }) => [record.photo_url.replace(/\d+$/, "1000")] },
  },
  {
    name: "photo_url.gender",
    kind: "coherence",
    fields: ["photo_url", "gender"],
    what: "The avatar is of the person's gender.",
    source,
    check(subject) {
      const gender = avatar.exec(subject.text("photo_url"))?.[1];
      if (gender === undefined) return notApplicable("The picture is not an avatar of this service.");
      return passIf(
        gender === subject.text("gender"),
        () => `The avatar is ${gender}, the person ${subject.text("gender")}.`,
      );
    },
    break: {
      writes: ["photo_url"],
      values: ({ record }) => [
        record.photo_url.replace(/(fe)?male/, (gender) => (gender === "male" ? "female" : "male")),
      ],
    },
  },
  {
    name: "photo_url.age",
    kind: "coherence",
    fields: ["photo_url", "dob.age"],
    optional: ["dob.age"],
    what: "The avatar is of the person's age group.",
    source,
    check(subject) {
      const group = avatar.exec(subject.text("photo_url"))?.[2];
      if (group === undefined) return notApplicable("The picture is not an avatar of this service.");
      const { birth, referenceDate } = subject;
      const given = subject.value("dob.age");
      if (given === undefined && birth === undefined) return notApplicable("dob.age is missing.");
      const age = given === undefined && birth !== undefined ? ageOn(birth, referenceDate) : subject.number("dob.age");
      const right = groupAt(age);
      return passIf(group === right, () => `At ${age} the avatar is of the group ${right}, not ${group}.`);
    },
    break: {
      writes: ["photo_url"],
      values({ rng, record: { photo_url, dob } }) {
        const others = groups.filter((group) => group !== groupAt(dob.age));
        return [photo_url.replace(/(?<=-)(?:young|adult|senior)/, pick(rng, others))];
      },
    },
  },
];

function groupAt(age: number): (typeof groups)[number] {
  return age >= 60 ? "senior" : age >= 35 ? "adult" : "young";
}

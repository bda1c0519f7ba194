import fc from "fast-check";
import { envelope, protoRequest } from "../clients/requests.ts";

const keys = [
  "gender",
  "country",
  "seed",
  "reference_date",
  "referenceDate",
  "min_age",
  "minAge",
  "max_age",
  "template",
  "count",
  "first_index",
  "__proto__",
  "constructor",
  "toString",
  "",
];

const words = [
  "male",
  "female",
  "random",
  "GENDER_MALE",
  "COUNTRY_JP",
  "us",
  "jp",
  "ru",
  "demo",
  "2026-01-01",
  "2024-02-30",
];

/** Any text, including lone surrogates. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

const anyValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.integer({ min: -5, max: 120 }) },
  fc.double(),
  fc.constantFrom(null, true, false, [], {}, 2 ** 31, 2 ** 53, -0, 1e308),
  anyText,
  fc.jsonValue({ maxDepth: 4 }),
);

/** An object with the names of fields and arbitrary values. */
const nearly = fc
  .array(fc.tuple(fc.constantFrom(...keys), anyValue), { maxLength: 6 })
  // Serialised by hand, to keep __proto__ and duplicate names.
  .map((members) => `{${members.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? "null"}`)}}`);

export const jsonBodies: fc.Arbitrary<Uint8Array> = fc
  .oneof({ weight: 4, arbitrary: nearly }, fc.json({ maxDepth: 5 }), fc.string({ maxLength: 200 }))
  .map((text) => Buffer.from(text));

/** Protobuf fields of any number and wire type; half of the lengths are wrong. */
const field = fc
  .tuple(
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 0, max: 7 }),
    fc.uint8Array({ maxLength: 24 }),
    fc.boolean(),
  )
  .map(([number, wire, bytes, isRight]) => {
    const length = wire === 2 ? [isRight ? bytes.length : bytes.length * 3 + 1] : [];
    return Buffer.concat([Buffer.from([((number << 3) | wire) & 0x7f, ...length]), bytes]);
  });

export const protoBodies: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.array(field, { maxLength: 8 }).map((fields) => Buffer.concat(fields)),
  fc.uint8Array({ maxLength: 300 }),
);

/** Valid requests of every kind, from which the mutator starts. */
const whole: readonly Buffer[] = [
  Buffer.from('{"gender":"male"}'),
  Buffer.from(
    '{"gender":"female","country":"jp","seed":"demo","reference_date":"2026-01-01","min_age":18,"max_age":90}',
  ),
  Buffer.from('{"gender":"GENDER_MALE","country":"COUNTRY_DE","seed":"ü😀"}'),
  Buffer.from('{"template":{"gender":"GENDER_RANDOM"},"count":3,"firstIndex":7}'),
  protoRequest,
  Buffer.from("080210071a0464656d6f220a323032362d30312d30312812305a", "hex"),
  Buffer.concat([Buffer.from([10, protoRequest.length]), protoRequest, Buffer.from([16, 3, 24, 7])]),
];

type Edit = (bytes: Buffer) => Buffer;

const cut = (bytes: Buffer, at: number, remove: number, insert: Uint8Array): Buffer => {
  const from = bytes.length === 0 ? 0 : at % (bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, from), insert, bytes.subarray(from + remove)]);
};

const place = fc.nat(400);

/** One mutation of the bytes: a flipped bit, an insertion, a deletion, a repetition or a rotation. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, fc.nat(7)).map(([at, bit]) => (bytes: Buffer) => {
    const there = bytes.length === 0 ? 0 : at % bytes.length;
    return cut(bytes, there, 1, Buffer.from([(bytes[there] ?? 0) ^ (1 << bit)]));
  }),
  fc.tuple(place, fc.uint8Array({ minLength: 1, maxLength: 4 })).map(
    ([at, more]) =>
      (bytes: Buffer) =>
        cut(bytes, at, 0, more),
  ),
  fc.tuple(place, fc.integer({ min: 1, max: 8 })).map(
    ([at, fewer]) =>
      (bytes: Buffer) =>
        cut(bytes, at, fewer, Buffer.alloc(0)),
  ),
  place.map((at) => (bytes: Buffer) => bytes.subarray(0, at % (bytes.length + 1))),
  fc.integer({ min: 2, max: 60 }).map((times) => (bytes: Buffer) => Buffer.concat(Array<Buffer>(times).fill(bytes))),
  fc.constantFrom(...whole).map((other) => (bytes: Buffer) => Buffer.concat([bytes, other])),
  place.map((at) => (bytes: Buffer) => Buffer.concat([bytes.subarray(at), bytes.subarray(0, at)])),
);

/** Bytes of a body at most: somewhat above the size limit. Other attacks send much larger ones. */
const LONGEST = 5_000;

/** One of the originals after one to four mutations. */
export function mutations(originals: readonly Buffer[]): fc.Arbitrary<Uint8Array> {
  return fc
    .tuple(fc.constantFrom(...originals), fc.array(edit, { minLength: 1, maxLength: 4 }))
    .map(([bytes, edits]) => edits.reduce((now, one) => one(now), bytes).subarray(0, LONGEST));
}

export const mutated = mutations(whole);

/** A message in an envelope, whose length is right three times in four. */
export function framed(message: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> {
  const lengths = fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, fc.nat(0xffff_ffff), fc.nat(20));
  const flag = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.nat(255));
  const frame = fc.tuple(message, flag, lengths).map(([bytes, flags, length]) => envelope(bytes, flags, length));
  return fc.oneof(
    { weight: 8, arbitrary: frame },
    message,
    fc.array(frame, { maxLength: 4 }).map((frames) => Buffer.concat(frames)),
  );
}

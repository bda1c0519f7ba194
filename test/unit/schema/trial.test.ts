import { create, createFileRegistry, type DescMessage } from "@bufbuild/protobuf";
import {
  FieldDescriptorProtoSchema,
  FileDescriptorProtoSchema,
  FieldDescriptorProto_Label as Label,
  FieldDescriptorProto_Type as Type,
} from "@bufbuild/protobuf/wkt";
import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { parametersOf } from "../../../scripts/openapi/requests.ts";
import { withControls } from "../../../scripts/web-form.ts";
import { addFlags, givenBy } from "../../../src/cli/flags.ts";
import { queryOf } from "../../../src/http/message/query.ts";
import { fieldsReader } from "../../../src/rpc/request-fields.ts";
import { textOf } from "../../../src/schema/fault.ts";
import { type Input, word } from "../../../src/schema/field.ts";
import { propertiesOf } from "../../../src/schema/json-schema.ts";
import { readerOf } from "../../../src/schema/read.ts";
import { personRequest } from "../../../src/schema/request.ts";
import { fieldsOf } from "../../../src/web/request/fields.ts";
import { formatQuery, parseQuery } from "../../../src/web/request/query.ts";

/** A request with one more optional field, which is all that its addition takes besides the line of the proto. */
const trial = { ...personRequest, mood: word("Mood of the person.", ["calm", "merry"], { letter: "m" }) };

function violationsOf(given: Readonly<Record<string, unknown>>): readonly string[] {
  const found: string[] = [];
  readerOf(trial)(given, (field, message) => void found.push(`${field} ${textOf(message)}`));
  return found;
}

/** The line of the proto: `enum Mood` and `Mood mood = 1` in a message of its own. */
function trialMessage(): DescMessage {
  const value = (name: string, number: number) => ({ name, number });
  const file = create(FileDescriptorProtoSchema, {
    name: "trial.proto",
    package: "trial",
    syntax: "proto3",
    enumType: [{ name: "Mood", value: [value("MOOD_UNSPECIFIED", 0), value("MOOD_CALM", 1), value("MOOD_MERRY", 2)] }],
    messageType: [
      {
        name: "Trial",
        field: [
          create(FieldDescriptorProtoSchema, {
            name: "mood",
            number: 1,
            label: Label.OPTIONAL,
            type: Type.ENUM,
            typeName: ".trial.Mood",
          }),
        ],
      },
    ],
  });
  const message = createFileRegistry(file, () => undefined).getMessage("trial.Trial");
  if (message === undefined) throw new Error("the trial has no message");
  return message;
}

describe("an optional field that is added to the schema", () => {
  it("is read, and refused with what it must be", () => {
    expect(readerOf(trial)({ mood: "calm" }, () => undefined)).toEqual({ mood: "calm" });
    expect(violationsOf({ mood: "Merry" })).toEqual(["mood must be calm or merry; merry is probably meant"]);
    expect(violationsOf({ moood: "calm" })).toEqual(["moood is not a field of this request; mood is probably meant"]);
  });

  it("is in OpenAPI, and in the tools for agents", () => {
    expect(propertiesOf(trial).mood).toEqual({
      type: "string",
      description: "Mood of the person.",
      enum: ["calm", "merry"],
    });
    expect(parametersOf(trial, { mood: "merry" })).toContainEqual({
      name: "mood",
      in: "query",
      description: "Mood of the person.",
      allowEmptyValue: true,
      schema: { type: "string", enum: ["calm", "merry"] },
      example: "merry",
    });
  });

  it("is a flag of the command line with its help", () => {
    const command = new Command();
    addFlags(command, trial);
    expect(command.helpInformation()).toMatch(/-m, --mood <mood>\s+Mood of the person. One of calm, merry\./);
    expect(givenBy(trial, { mood: "calm", minAge: "20" })).toEqual({ mood: "calm", min_age: 20 });
  });

  it("is a parameter of links", () => {
    expect(queryOf({ query: "mood=calm&min_age=20&details=true" }, trial)).toEqual({
      mood: "calm",
      min_age: 20,
      details: true,
    });
  });

  it("is in the page's link, in its code and in its form", () => {
    const { query, errors } = parseQuery("mood=calm&country=jp", trial);
    expect(errors).toEqual([]);
    expect(formatQuery(query, trial)).toBe("country=jp&mood=calm");
    expect(parseQuery("mood=sad", trial).errors).toEqual(["The link's mood must be one of calm, merry."]);
    expect(fieldsOf(query, trial)).toContainEqual(["mood", "calm"]);
    const form = withControls("<!-- exact -->", trial);
    expect(form).toContain('<label class="label" for="mood">Mood</label>');
    expect(form).toMatch(/<select id="mood" [^>]*><option value="">Any<.+<option value="merry">Merry</);
    expect(form).toContain('id="mood-error" class="field-error" data-caption="The mood"');
  });

  it("is read from its message", () => {
    const desc = trialMessage();
    const read = fieldsReader(desc, trial);
    // cast: a message of a descriptor without generated types.
    const message = create(desc) as Record<string, unknown> & ReturnType<typeof create>;
    expect(read(message)).toEqual({});
    message.mood = 2;
    expect(read(message)).toEqual({ mood: "merry" });
    message.mood = 9;
    expect(read(message)).toEqual({ mood: 9 });
  });

  it("has a type", () => {
    const request: Input<typeof trial> = { country: "jp", mood: "calm", min_age: 20, extra: "company.name" };
    // @ts-expect-error: no such mood.
    const wrong: Input<typeof trial> = { mood: "sad" };
    // @ts-expect-error: no such country.
    const elsewhere: Input<typeof trial> = { country: "gb" };
    expect([request, wrong, elsewhere]).toHaveLength(3);
  });
});

import { create } from "@bufbuild/protobuf";
import { type Identity, IdentitySchema } from "../../gen/identity/v1/identity_pb.ts";

/**
 * Encodes the JSON of messages in which people stand who are JSON already. The library makes objects of messages, then a
 * text of the objects: a person among them has a key in place of a name, which is given when it is read.
 */
export class PlacedTexts {
  readonly #texts = new Map<string, Uint8Array>();
  #last = 0;

  person(json: Uint8Array): Identity {
    const place = (): string => {
      const key = String(++this.#last);
      this.#texts.set(key, json);
      return `\0${key}`;
    };
    return Object.defineProperty(create(IdentitySchema), "name", { get: place, enumerable: true });
  }

  /** Called with the text of a message after its fields were read. */
  encode(text = ""): Uint8Array<ArrayBuffer> {
    if (this.#texts.size === 0) return Buffer.from(text);
    const pieces = text.split(PLACE).map((piece, at) => (at % 2 === 0 ? Buffer.from(piece) : this.#take(piece)));
    this.#texts.clear();
    return Buffer.concat(pieces);
  }

  #take(key: string): Uint8Array {
    const json = this.#texts.get(key);
    if (json === undefined) throw new RangeError("the message of a person was written twice");
    return json;
  }
}

/** A person with a key; no text of a request has these quotes without a backslash. */
const PLACE = /\{"name":"\\u0000(\d+)"\}/;

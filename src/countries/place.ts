import type { Rng } from "../random/rng.ts";
import type { Templates } from "../random/template.ts";
import type { PhoneRange } from "./phone-ranges.ts";

export interface Area {
  /** The postal code, or the part of it that the country's `postalCode` completes. */
  readonly code: string;
  /**
   * The quarter, town, colonia or post office behind the code, in the country's script; empty where addresses have a
   * street alone.
   */
  readonly locality: string;
  /** Share of the place's people, relative to its other areas. */
  readonly weight: number;
  /**
   * What `street` needs to number houses there, such as the 丁目 of a Japanese quarter (`1-4`); absent or empty elsewhere.
   */
  readonly numbers?: string;
}

/** Decimal degrees, to about a kilometre. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A town with everything that must agree with it: one row, sampled as a whole. */
export interface Place {
  /** 0 to the number of the country's places - 1, in their order. */
  readonly index: number;
  readonly city: string;
  readonly latin: string;
  readonly state: string;
  readonly stateLatin: string;
  readonly stateAbbreviation: string;
  /** ISO 3166-2, such as `US-CA`. */
  readonly subdivision: string;
  /** IANA name, such as `America/Los_Angeles`. */
  readonly timeZone: string;
  readonly population: number;
  /** Share of the country's people, relative to the other places; 0 where it is drawn only on request. */
  readonly weight: number;
  /** The middle of an area's postal code, or else of the place; undefined if unknown. */
  pointOf(area: Area): Point | undefined;
  readonly middle: Point | undefined;
  /** The middle of the place and of those of its postal codes that have another. */
  readonly points: readonly Point[];
  /**
   * The numbers of a range, as templates of international numbers with `#` for a digit; none where the place, or its
   * country, has none. Of an area those of its area code, if that is not the place's.
   */
  templates(range: PhoneRange, area?: Area): Templates;
  /** All lists of numbers of a range: the place's, and those of areas with another area code. */
  templateLists(range: PhoneRange): readonly Templates[];
  /** The templates of `reserved`. */
  readonly phones: readonly string[];
  readonly areas: readonly Area[];
  /** One of the areas by their shares of the place's people; one word of the stream. */
  sampleArea(rng: Rng): Area;
  /** The official municipal code where the national id carries one, else empty. */
  readonly code: string;
}

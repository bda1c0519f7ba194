import type { Summary } from "./statistics.ts";

/** Number and duration of measurements. */
export interface Effort {
  /** Windows in which each candidate is measured, interleaved with those of the others. */
  readonly rounds: number;
  /** Seconds of one window: on a shared machine the median of many short ones is steadier than that of a few long ones. */
  readonly window: number;
  /** Seconds of load on a server before its first window. */
  readonly warmup: number;
  /** The largest number of people or clients, where a section counts them. */
  readonly scale: number;
}

/** One figure of a section. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly value: Summary;
  /** CPU time per call or person of the reference row of the section, divided by that of this row. */
  readonly ratio?: number;
  /** Microseconds of CPU for one call or one person, by the process's own accounting. */
  readonly cpu?: Summary;
  /** The value where the same request is sent again and again, and its ratio. */
  readonly repeated?: { readonly value: Summary; readonly ratio: number };
  /** A remark that is needed to interpret the figure. */
  readonly note?: string;
  readonly target?: Target;
}

/** A figure and the least or the most that it should be. */
export interface Target {
  /** What the figure is, such as `of node:http`. */
  readonly what: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
}

/** A figure by the size of something that grows. */
export interface Curve {
  readonly name: string;
  /** What the x axis counts. */
  readonly grows: string;
  readonly unit: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Results {
  readonly rows: readonly Row[];
  readonly curves?: readonly Curve[];
  /** What was not measured, and the programs that it lacks. */
  readonly missing?: readonly string[];
}

/** A part of the bench. */
export interface Section {
  readonly name: string;
  readonly title: string;
  run(effort: Effort): Promise<Results>;
}

export function isMet({ value, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Target): boolean {
  return value >= least && value <= most;
}

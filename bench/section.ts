/** How long and how often is measured. */
export interface Effort {
  readonly rounds: number;
  /** Of one round. */
  readonly seconds: number;
  /** Before the first window of a server. */
  readonly warmup: number;
  /** The largest of everything that is counted up. */
  readonly scale: number;
}

/** Windows of a round: on a machine that others use too, many short ones tell more than few long ones. */
export const WINDOWS = 4;

/** One figure: the median of its windows. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  /** What was measured in each window. */
  readonly sample: readonly number[];
  /** Microseconds of CPU for one call or one person, from the process's own accounting. */
  readonly cpu?: readonly number[];
  /** What it does less than the others, or else has to be known. */
  readonly note?: string;
  /** The figure and the least or most it should be. */
  readonly mark?: Mark;
}

export interface Mark {
  /** What is held against the mark, such as `of the floor`. */
  readonly what: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
}

/** A curve: what happens as something grows. */
export interface Curve {
  readonly name: string;
  readonly grows: string;
  readonly unit: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Findings {
  readonly rows: readonly Row[];
  readonly curves?: readonly Curve[];
}

/** A part of the bench. */
export interface Section {
  readonly name: string;
  readonly title: string;
  run(effort: Effort): Promise<Findings>;
}

/** Whether the mark is met. */
export function meets({ value, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Mark): boolean {
  return value >= least && value <= most;
}

import type { IdentityService } from "../../service/service.ts";

type Result = ReturnType<IdentityService["verify"]>["results"][number];

/** A rule that records fail. */
export interface FailedRule {
  readonly rule: string;
  readonly kind: string;
  readonly count: number;
  /** Where the first stands, and its message. */
  readonly where: string;
  readonly message: string;
}

/** Counts the results of many records. */
export class Tally {
  #records = 0;
  #failed = 0;
  readonly #rules = new Map<string, { -readonly [Name in keyof FailedRule]: FailedRule[Name] }>();
  readonly #applied = new Set<string>();
  readonly #all = new Set<string>();
  readonly #ignored = new Set<string>();
  readonly #allowsReal: boolean;

  constructor(allowsReal: boolean) {
    this.#allowsReal = allowsReal;
  }

  get records(): number {
    return this.#records;
  }

  /** Records that fail a rule. */
  get failed(): number {
    return this.#failed;
  }

  /** Rules for which no record has the fields. */
  get idle(): number {
    return this.#all.size - this.#applied.size;
  }

  /** The rules that fail, in the order in which they were first found to. */
  get rules(): readonly FailedRule[] {
    return [...this.#rules.values()];
  }

  /** Paths that records have besides the fields of a record, up to twenty. */
  get ignored(): readonly string[] {
    return [...this.#ignored];
  }

  ignore(paths: readonly string[]): void {
    for (const path of paths) if (this.#ignored.size < 20) this.#ignored.add(path);
  }

  /** Adds the results of one record. */
  add(where: string, results: readonly Pick<Result, "rule" | "kind" | "verdict" | "message">[]): void {
    this.#records++;
    let isRight = true;
    for (const { rule, kind, verdict, message } of results) {
      if (kind === "safety" && this.#allowsReal) continue;
      this.#all.add(rule);
      if (verdict !== "not_applicable") this.#applied.add(rule);
      if (verdict !== "fail") continue;
      isRight = false;
      const known = this.#rules.get(rule);
      if (known === undefined) this.#rules.set(rule, { rule, kind, count: 1, where, message });
      else known.count++;
    }
    if (!isRight) this.#failed++;
  }
}

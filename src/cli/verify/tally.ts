import type { IdentityService } from "../../service/service.ts";

type Result = ReturnType<IdentityService["verify"]>["results"][number];

export interface FailedRule {
  readonly rule: string;
  readonly kind: string;
  readonly count: number;
  readonly where: string;
  readonly message: string;
}

/** Counts the results of many records. */
export class Tally {
  records = 0;
  failed = 0;
  /** In the order of their first failure. */
  readonly rules = new Map<string, { -readonly [Name in keyof FailedRule]: FailedRule[Name] }>();
  /** Paths that are not fields of a record, up to twenty. */
  readonly ignored = new Set<string>();
  readonly #applied = new Set<string>();
  readonly #all = new Set<string>();
  readonly #allowsReal: boolean;

  constructor(allowsReal: boolean) {
    this.#allowsReal = allowsReal;
  }

  /** Rules for which no record has the fields. */
  get idle(): number {
    return this.#all.size - this.#applied.size;
  }

  ignore(paths: readonly string[]): void {
    for (const path of paths) if (this.ignored.size < 20) this.ignored.add(path);
  }

  add(where: string, results: readonly Pick<Result, "rule" | "kind" | "verdict" | "message">[]): void {
    this.records++;
    let isRight = true;
    for (const { rule, kind, verdict, message } of results) {
      if (kind === "safety" && this.#allowsReal) continue;
      this.#all.add(rule);
      if (verdict !== "not_applicable") this.#applied.add(rule);
      if (verdict !== "fail") continue;
      isRight = false;
      const known = this.rules.get(rule);
      if (known === undefined) this.rules.set(rule, { rule, kind, count: 1, where, message });
      else known.count++;
    }
    if (!isRight) this.failed++;
  }
}

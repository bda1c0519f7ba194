import type { Quarter } from "./quarters.ts";

/**
 * `count` quarters, evenly spread over the town: the confirmed ones first, then a few with residential names that are
 * numbered by lots anyway, and others only where there would be fewer than seven.
 */
export function chooseQuarters(quarters: readonly Quarter[], count: number): readonly Quarter[] {
  const confirmed = spread(
    quarters.filter((quarter) => quarter.confirmed),
    count,
  );
  const others = quarters.filter((quarter) => !quarter.confirmed);
  const urban = spread(
    others.filter(({ locality, blocks }) => !blocks && residential.test(locality) && !rural.test(locality)),
    Math.max(0, Math.min(count, 10) - confirmed.length),
  );
  const rest = others.filter((quarter) => !urban.includes(quarter));
  const few = Math.max(0, 7 - confirmed.length - urban.length);
  return [...confirmed, ...urban, ...spread(rest, few)].sort((a, b) => (a.code < b.code ? -1 : 1));
}

const residential = /(^|区)[^町]+町$|[東西南北上中下]$|中央|緑|桜|若葉|旭|栄|住吉|松原|平$/;

/** A hamlet of a former country town, `東旭川町倉沼`. */
const rural = /..町[^町]{2}/;

/** At most `count` items, evenly spread. */
function spread<T>(items: readonly T[], count: number): T[] {
  return items.filter(
    (_, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );
}

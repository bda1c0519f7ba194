import { round, text } from "../report/svg.ts";
import { deviation, type Share } from "./comparison.ts";

/** Inner size of a panel. */
export const PANEL = { width: 400, height: 200 } as const;

/** A bar for each drawn share, with a tick where the table has it. */
export function bars(shares: readonly Share[]): string {
  const left = 130;
  const width = PANEL.width - left - 90;
  const row = Math.min(26, PANEL.height / shares.length);
  const longest = Math.max(...shares.flatMap(({ expected, drawn }) => [expected, drawn]));
  return shares
    .map(({ label, expected, drawn }, at) => {
      const top = at * row;
      const end = left + (drawn / longest) * width;
      const tick = left + (expected / longest) * width;
      return [
        text(left - 8, top + row / 2 + 4, label, "small", "end"),
        `<rect class="drawn" x="${left}" y="${round(top + 3)}" width="${round(Math.max(1, end - left))}" height="${round(row - 6)}" rx="2"/>`,
        `<path class="table" d="M${round(tick)} ${round(top)}v${round(row)}"/>`,
        text(Math.max(end, tick) + 6, top + row / 2 + 4, `${percent(drawn)} (${percent(expected)})`, "small"),
      ].join("");
    })
    .join("\n");
}

/** A point for each share, the table's to the right and the drawn one upwards, both logarithmic; on the line they agree. */
export function points(shares: readonly Share[]): string {
  const all = shares.filter(({ expected, drawn }) => expected > 0 && drawn > 0);
  const logs = all.flatMap(({ expected, drawn }) => [Math.log10(expected), Math.log10(drawn)]);
  const [from, to] = [Math.min(...logs) - 0.1, Math.max(...logs) + 0.1];
  const x = (share: number): number => ((Math.log10(share) - from) / (to - from)) * PANEL.width;
  const y = (share: number): number => PANEL.height * (1 - (Math.log10(share) - from) / (to - from));
  return [
    frame(),
    `<path class="table" d="M0 ${PANEL.height}L${PANEL.width} 0"/>`,
    ...all.map(
      ({ expected, drawn }) => `<circle class="drawn" cx="${round(x(expected))}" cy="${round(y(drawn))}" r="2.5"/>`,
    ),
    ...furthest(all, y).map((share) => {
      const isRight = x(share.expected) > PANEL.width / 2;
      const labelX = x(share.expected) + (isRight ? -7 : 7);
      return text(labelX, y(share.drawn) + 4, share.label, "small", isRight ? "end" : "start");
    }),
    ...ticks(from, to).map((tick) => text(x(tick), PANEL.height + 14, percent(tick), "small", "middle")),
  ].join("\n");
}

/** Up to four of those that lie furthest from the tables, no two at the same height. */
function furthest(shares: readonly Share[], y: (share: number) => number): readonly Share[] {
  const found: Share[] = [];
  for (const share of shares.toSorted((one, other) => Math.abs(deviation(other)) - Math.abs(deviation(one)))) {
    if (found.every(({ drawn }) => Math.abs(y(drawn) - y(share.drawn)) > 14)) found.push(share);
    if (found.length === 4) break;
  }
  return found;
}

/** The shares as columns beside each other, and those of the table as a line. */
export function columns(shares: readonly Share[]): string {
  const highest = Math.max(...shares.flatMap(({ expected, drawn }) => [expected, drawn]));
  const wide = PANEL.width / shares.length;
  const y = (share: number): number => PANEL.height * (1 - share / highest);
  const line = shares.map(({ expected }, at) => `${round((at + 0.5) * wide)} ${round(y(expected))}`).join("L");
  return [
    frame(),
    ...shares.map(
      ({ drawn }, at) =>
        `<rect class="drawn" x="${round(at * wide + 0.5)}" y="${round(y(drawn))}" width="${round(wide - 1)}" height="${round(PANEL.height - y(drawn))}"/>`,
    ),
    `<path class="table" d="M${line}"/>`,
    ...shares.flatMap(({ label }, at) =>
      Number(label) % 10 === 0 ? [text((at + 0.5) * wide, PANEL.height + 14, label, "small", "middle")] : [],
    ),
  ].join("\n");
}

function frame(): string {
  return `<path class="axis" d="M0 0V${PANEL.height}H${PANEL.width}"/>`;
}

/** 1, 2 and 5 of each power of ten within the bounds; where these would overlap, the powers alone. */
function ticks(from: number, to: number): readonly number[] {
  const powers = Array.from({ length: Math.ceil(to) - Math.floor(from) }, (_, at) => 10 ** (Math.floor(from) + at));
  return powers
    .flatMap((power) => (to - from > 2.5 ? [power] : [power, 2 * power, 5 * power]))
    .filter((tick) => Math.log10(tick) >= from && Math.log10(tick) <= to);
}

function percent(share: number): string {
  const points = share * 100;
  return `${points >= 10 ? points.toFixed(0) : points >= 0.1 ? points.toFixed(1) : points.toPrecision(1)} %`;
}

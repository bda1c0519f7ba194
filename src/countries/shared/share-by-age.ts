import type { ShareByAge } from "../families.ts";

export function shareAt(points: ShareByAge, age: number): number {
  const next = points.findIndex(([at]) => at > age);
  const [to, after] = points.at(next) ?? [0, 100];
  const [from, before] = points[next - 1] ?? [to, after];
  return (next <= 0 ? after : before + ((after - before) * (age - from)) / (to - from)) / 100;
}

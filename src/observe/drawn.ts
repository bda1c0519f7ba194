import type { MemberRecord } from "../household/member.ts";
import type { Identity } from "../person/identity.ts";
import type { PersonWriter } from "../service/people.ts";
import type { Observer } from "./observer.ts";

/** A writer of people who are reported to an observer as they are written. */
export function counted(observer: Observer | undefined, writer: PersonWriter): PersonWriter {
  if (observer === undefined) return writer;
  return {
    row(row) {
      observer.drew(row.nation.country.name, 1);
      writer.row(row);
    },
    record(record, index) {
      reportDrawn(observer, [record]);
      writer.record(record, index);
    },
  };
}

export function reportMembers(observer: Observer | undefined, members: readonly MemberRecord[]): void {
  reportDrawn(
    observer,
    members.map(({ identity }) => identity),
  );
}

function reportDrawn(observer: Observer | undefined, records: readonly Identity[]): void {
  if (observer !== undefined) for (const { address } of records) observer.drew(address.country, 1);
}

import type { JsonObject } from "@bufbuild/protobuf";
import type { Client as ConnectClient } from "@connectrpc/connect";
import type { IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import type { FaultReason } from "../../../src/schema/fault.ts";

export type Client = ConnectClient<typeof IdentityService>;

/** A mistake on plain HTTP and on RPC, the field at fault on each, and what the message says of it. */
export interface Mistake {
  readonly name: string;
  readonly path?: string;
  readonly plain?: JsonObject;
  readonly call: (client: Client) => Promise<unknown>;
  readonly field: string;
  /** Where it differs from that of plain JSON. */
  readonly rpcField?: string;
  readonly says: RegExp;
  /** Where it differs from that of plain JSON: RPC has its own names for words. */
  readonly rpcSays?: RegExp;
  /** On plain JSON and RPC. */
  readonly reason: FaultReason;
}

/** A number that no enum has. */
export const unknown = 99;

import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";

/** Who calls, as far as the limit is concerned. */
export interface Caller {
  /** Address of the socket's other end; undefined once it is gone. */
  readonly socketAddress: string | undefined;
  /** The X-Forwarded-For header as Node joins it. */
  readonly forwardedFor: string | undefined;
}

/** Names the client of a call. */
export type ClientOf = (caller: Caller) => string;

/** Whether the sender at an address is a proxy of ours. Any spelling of the address will do. */
export type IsTrusted = (address: string) => boolean;

/** The addresses within the CIDRs, such as 10.0.0.0/8. Throws RangeError if one cannot be read. */
export function createTrust(cidrs: readonly string[]): IsTrusted {
  const trusted = new BlockList();
  for (const cidr of cidrs) addCidr(trusted, cidr);
  return (text) => {
    const address = canonical(text);
    return address !== undefined && trusted.check(address, isIPv4(address) ? "ipv4" : "ipv6");
  };
}

/** Addresses whose clients are remembered, because one connection calls many times and reading an address takes long. */
const KNOWN_LIMIT = 1_024;

/**
 * The client is the socket's address; behind trusted proxies (CIDRs) the right-most hop of X-Forwarded-For that is not
 * trusted itself. Anybody can write that header, so it counts only from a sender that is trusted, and only as far as
 * trusted senders wrote it. IPv6 clients count by /64, which is what one subscriber holds.
 */
export function createClientOf(isTrusted: IsTrusted): ClientOf {
  const known = new Map<string, string>();
  const direct = (socketAddress: string): string => {
    let client = known.get(socketAddress);
    if (client === undefined) {
      client = bucket(canonical(socketAddress) ?? "unknown");
      if (known.size >= KNOWN_LIMIT) known.clear();
      known.set(socketAddress, client);
    }
    return client;
  };

  return ({ socketAddress = "", forwardedFor }) => {
    if (forwardedFor === undefined) return direct(socketAddress);
    let client = canonical(socketAddress) ?? "unknown";
    const hops = forwardedFor.split(",");
    while (isTrusted(client)) {
      const hop = canonical(hops.pop()?.trim() ?? "");
      // Where the chain ends or breaks, the last one known is the best there is.
      if (hop === undefined) break;
      client = hop;
    }
    return bucket(client);
  };
}

/** What some proxies write into X-Forwarded-For: brackets about IPv6, and a port. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([0-9]+(?:\.[0-9]+){3}))(?::[0-9]{1,5})?$/;

/** A plain spelling: no zone, no brackets, no port, IPv4 for addresses that map it (`::ffff:a.b.c.d`); undefined if it is none. */
export function canonical(text: string): string | undefined {
  const [, bracketed, dotted] = WITH_PORT.exec(text) ?? [];
  const address = (bracketed ?? dotted ?? text).split("%", 1)[0] ?? "";
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = expand(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!mapped) return address.toLowerCase();
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

function bucket(address: string): string {
  if (!isIPv6(address)) return address;
  const network = expand(address).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(":")}::/64`;
}

/** The eight groups of a valid IPv6 address. */
function expand(address: string): number[] {
  const embedded = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const text = embedded ? `${embedded[1]}${pair(embedded[2], embedded[3])}:${pair(embedded[4], embedded[5])}` : address;
  const [head = "", tail] = text.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill("0"), ...after].map((group) => Number.parseInt(group, 16));
}

function pair(high: string | undefined, low: string | undefined): string {
  return (Number(high) * 256 + Number(low)).toString(16);
}

function addCidr(list: BlockList, cidr: string): void {
  const [address = "", prefix, ...rest] = cidr.split("/");
  const family = isIP(address);
  const bits = family === 4 ? 32 : 128;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  if (family === 0 || rest.length > 0 || !(length <= bits)) {
    throw new RangeError(`${cidr} is not an address range such as 10.0.0.0/8`);
  }
  list.addSubnet(address, length, family === 4 ? "ipv4" : "ipv6");
}

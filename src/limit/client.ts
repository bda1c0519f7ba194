import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

interface Caller {
  /** Address of the socket's other end; undefined once it is closed. */
  readonly socketAddress: string | undefined;
  /** The X-Forwarded-For header as Node joins it. */
  readonly forwardedFor: string | undefined;
}

/** Returns the key that a caller's requests are counted under. */
export type ClientOf = (caller: Caller) => string;

/** Whether an address, in any spelling, is that of a trusted proxy. */
export type IsTrusted = (address: string) => boolean;

/** Trusts the addresses within the CIDRs, such as 10.0.0.0/8. Throws RangeError if one is malformed. */
export function createTrust(cidrs: readonly string[]): IsTrusted {
  const trusted = cidrs.map(parseCidr);
  // Parsing the address would be a fifth of what it costs to accept a connection.
  if (trusted.length === 0) return () => false;
  return (text) => {
    const address = parse(text);
    return address !== undefined && ipaddr.subnetMatch(address, { trusted }, "untrusted") === "trusted";
  };
}

/** Addresses whose keys are cached. */
const CACHED_KEYS = 1_024;

/**
 * The client is the socket's address; behind trusted proxies the right-most untrusted hop of X-Forwarded-For, as
 * clients can write what is left of it. IPv6 counts by /64, the smallest network of a subscriber.
 */
export function createClientOf(isTrusted: IsTrusted): ClientOf {
  const keys = new LRUCache<string, string>({ max: CACHED_KEYS, memoMethod: keyOf });

  return ({ socketAddress = "", forwardedFor }) => {
    if (forwardedFor === undefined) return keys.memo(socketAddress);
    const hops = forwardedFor.split(",");
    let client = socketAddress;
    while (isTrusted(client)) {
      const hop = hops.pop()?.trim() ?? "";
      // At a malformed hop and at the end of the header, the last address is the best known.
      if (parse(hop) === undefined) break;
      client = hop;
    }
    return keys.memo(client);
  };
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

function keyOf(text: string): string {
  const address = parse(text);
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? "unknown";
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/** What some proxies write into X-Forwarded-For: IPv6 in brackets, and a port. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([0-9]+(?:\.[0-9]+){3}))(?::[0-9]{1,5})?$/;

/** An address without zone, brackets and port; IPv4-mapped IPv6 as IPv4; undefined if malformed. */
function parse(text: string): Address | undefined {
  const [, bracketed, dotted] = WITH_PORT.exec(text) ?? [];
  const [address = ""] = (bracketed ?? dotted ?? text).split("%", 1);
  // ipaddr.js alone would take `10.1` and `0x7f000001` too.
  return isIP(address) === 0 ? undefined : ipaddr.process(address);
}

function parseCidr(cidr: string): [network: Address, length: number] {
  const [address = ""] = cidr.split("/", 1);
  const whole = address === cidr ? `${cidr}/${isIP(cidr) === 4 ? 32 : 128}` : cidr;
  if (isIP(address) === 0 || !ipaddr.isValidCIDR(whole)) {
    throw new RangeError(`${cidr} is not an address range such as 10.0.0.0/8`);
  }
  const [network, length] = ipaddr.parseCIDR(whole);
  const isMapped = network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && length >= 96;
  return isMapped ? [network.toIPv4Address(), length - 96] : [network, length];
}

import { describe, expect, it } from "vitest";
import { createClientOf, createTrust } from "../../../src/limit/client.ts";

describe("the client's address", () => {
  const direct = createClientOf(createTrust([]));
  const behind = createClientOf(createTrust(["10.0.0.0/8", "fd00::/8", "127.0.0.1"]));
  const from = (socketAddress: string | undefined, forwardedFor?: string) => ({ socketAddress, forwardedFor });

  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:c000:201", "192.0.2.1"],
    ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    [undefined, "unknown"],
  ])("of the socket %s counts as %s", (address, key) => {
    expect(direct(from(address))).toBe(key);
  });

  it("is not what an untrusted sender writes into the header", () => {
    expect(direct(from("192.0.2.1", "198.51.100.1"))).toBe("192.0.2.1");
    expect(behind(from("192.0.2.1", "198.51.100.1"))).toBe("192.0.2.1");
  });

  it.each([
    ["198.51.100.1", "198.51.100.1"],
    ["203.0.113.9, 198.51.100.1", "198.51.100.1"],
    ["203.0.113.9, 198.51.100.1, 10.1.1.1", "198.51.100.1"],
    ["198.51.100.1,10.1.1.1,  fd00::1", "198.51.100.1"],
    ["::ffff:198.51.100.1", "198.51.100.1"],
    ["2001:db8:1:2::3", "2001:db8:1:2::/64"],
    ["10.1.1.1", "10.1.1.1"],
    ["", "10.0.0.1"],
    ["nonsense", "10.0.0.1"],
    ["198.51.100.1, nonsense", "10.0.0.1"],
    ["__proto__", "10.0.0.1"],
    ["198.51.100.1:80", "198.51.100.1"],
    ["[2001:db8::1]:443", "2001:db8:0:0::/64"],
    [",,,", "10.0.0.1"],
  ])("behind a trusted proxy with X-Forwarded-For %j is %s", (forwarded, key) => {
    expect(behind(from("10.0.0.1", forwarded))).toBe(key);
  });

  it("keeps mapped IPv4 clients apart", () => {
    const keys = Array.from({ length: 120 }, (_, i) => direct(from(`::ffff:192.0.2.${i}`)));
    expect(new Set(keys).size).toBe(120);
  });

  it.each(["10.0.0.0/33", "10.0.0/8", "0x0a000000/8", "fd00::/129", "10.0.0.0/", "10.0.0.0/8/8", "all"])(
    "does not take %j for a range",
    (cidr) => {
      expect(() => createTrust([cidr])).toThrow(RangeError);
    },
  );

  it.each(["256.1.1.1", "10.1", "1", "0x0a000001", "012.1.1.1", "1.2.3.4/8", "unix:", ""])(
    "does not take %j for an address",
    (text) => {
      expect(createTrust(["0.0.0.0/0", "::/0"])(text)).toBe(false);
      expect(behind(from("10.0.0.1", text))).toBe("10.0.0.1");
    },
  );

  it.each([
    ["10.0.0.0/8", "10.255.0.1", true],
    ["10.0.0.0/8", "11.0.0.1", false],
    ["10.0.0.0/8", "::ffff:10.1.1.1", true],
    ["10.0.0.0/8", "[::ffff:0a01:0101]:8080", true],
    ["10.0.0.0/8", "fd00::1", false],
    ["192.0.2.7", "192.0.2.7", true],
    ["192.0.2.7", "192.0.2.8", false],
    ["fd00::/8", "fdff::1", true],
    ["fe80::/10", "fe80::1%br-lan.100", true],
    ["2001:db8::1", "2001:DB8:0::1", true],
    ["2001:db8::1", "2001:db8::2", false],
    ["::ffff:10.0.0.0/104", "10.1.1.1", true],
    ["::ffff:10.0.0.1", "10.0.0.1", true],
    ["0.0.0.0/0", "198.51.100.1", true],
    ["0.0.0.0/0", "2001:db8::1", false],
    ["::/0", "2001:db8::1", true],
    ["::/0", "198.51.100.1", false],
  ])("%s holds %s: %s", (cidr, address, held) => {
    expect(createTrust([cidr])(address)).toBe(held);
  });
});

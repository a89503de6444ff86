import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

type Incoming = { incoming?: { socket?: { remoteAddress?: string } } };

const INSIDE = 'inside';

/**
 * The client's address, for limits. Anyone can write `X-Forwarded-For`, so it counts only behind a proxy that the owner trusts, and only
 * its last entry, which this proxy wrote.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const socket = (c.env as Incoming | undefined)?.incoming?.socket?.remoteAddress;
  return toNetwork(forwarded || socket || INSIDE);
}

const WITH_PORT = /^\[([^\]]*)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/;

/** One text per customer: without a port, IPv4 as IPv4, and of IPv6 the /64 in which a customer can choose addresses. */
function toNetwork(given: string): string {
  const [, bracketed, numbered] = WITH_PORT.exec(given) ?? [];
  const plain = (bracketed ?? numbered ?? given).replace(/%.*$/, '').slice(0, 64);
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

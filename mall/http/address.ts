import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** What the Node front door hands over with a request; calls from within this process come without. */
type Incoming = { incoming?: { socket?: { remoteAddress?: string } } };

/** Calls from within this process count as one address. */
const INSIDE = 'inside';

/**
 * Where a call comes from, for limits. `X-Forwarded-For` is anyone's to write, so it counts only behind a proxy that the
 * owner trusts, and of its list only the last entry: the one that this proxy wrote.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const socket = (c.env as Incoming | undefined)?.incoming?.socket?.remoteAddress;
  return toNetwork(forwarded || socket || INSIDE);
}

/** An IPv6 customer has a whole /64 to choose addresses from. */
function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 64);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? Array.from({ length: 8 - groups.length - rest.length }, () => '0') : [];
  const whole = [...groups, ...zeros, ...rest].map((group) => Number.parseInt(group, 16).toString(16));
  return `${whole.slice(0, 4).join(':')}::/64`;
}

import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from '#mall/http/address.ts';

const app = (trustProxy: boolean) => new Hono().get('/', (c) => c.text(clientAddress(c, trustProxy)));
const ask = async (trustProxy: boolean, remoteAddress: string | undefined, forwarded?: string) => {
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {};
  const env = remoteAddress ? { incoming: { socket: { remoteAddress } } } : undefined;
  return (await app(trustProxy).request('/', { headers }, env)).text();
};

it.each([
  [false, '203.0.113.9', undefined, '203.0.113.9'],
  [false, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [true, '10.0.0.2', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [true, '10.0.0.2', undefined, '10.0.0.2'],
  [false, '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  [false, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  [false, '2001:db8::6', undefined, '2001:db8:0:0::/64'],
  [false, '::1', undefined, '0:0:0:0::/64'],
  [true, '10.0.0.2', '198.51.100.1, 203.0.113.9:5678', '203.0.113.9'],
  [true, '10.0.0.2', '::ffff:203.0.113.9', '203.0.113.9'],
  [true, '10.0.0.2', '::ffff:cb00:7109', '203.0.113.9'],
  [true, '10.0.0.2', '[::ffff:cb00:7109]:443', '203.0.113.9'],
  [true, '10.0.0.2', '[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
  [true, '10.0.0.2', '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  [true, '10.0.0.2', '2001:DB8:1:2::9%eth0', '2001:db8:1:2::/64'],
  [true, '10.0.0.2', 'unknown', 'unknown'],
  [false, undefined, undefined, 'inside'],
])('behind a trusted proxy: %s, socket %s, X-Forwarded-For %s: %s', async (trustProxy, socket, forwarded, address) => {
  expect(await ask(trustProxy, socket, forwarded)).toBe(address);
});

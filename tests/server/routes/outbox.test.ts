import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { getConfig } from '#mall/config.ts';
import { isFromHere, outboxPage } from '../../../server/routes/outbox.ts';

const request = (headers: Record<string, string>) =>
  Object.assign(new EventEmitter(), { headers }) as unknown as IncomingMessage;
const may = (env: Record<string, string>, headers: Record<string, string>) =>
  isFromHere(getConfig(env), request(headers));
const HERE = { host: 'localhost:4321' };

it('the outbox is open at this machine', () => {
  expect(may({}, HERE)).toBe(true);
  expect(may({ HOST: '127.0.0.1', SITE_URL: 'http://localhost:4321' }, { host: '127.0.0.1:4321' })).toBe(true);
});

it.each([
  ['the mall listens to others', { HOST: '0.0.0.0' }, HERE],
  ['the mall has a public address', { SITE_URL: 'https://mall.example' }, HERE],
  ['another name points here', {}, { host: 'evil.example:4321' }],
  ['the request names nothing', {}, {}],
  ['it came past a proxy', {}, { ...HERE, 'x-forwarded-for': '203.0.113.9' }],
])('the outbox is closed when %s', (_what, env, headers) => {
  expect(may(env as Record<string, string>, headers as Record<string, string>)).toBe(false);
});

it('the outbox page says who got which code', () => {
  expect(outboxPage([])).toContain('No messages yet');
  const at = new Date('2026-06-15T04:00:00Z');
  const page = outboxPage([{ at, mobile: '13900000001', purpose: 'reset', code: '123456', language: 'zh' }]);
  expect(page).toContain('13900000001');
  expect(page).toContain('123456');
});

it('the outbox page shows mails with their marks escaped, and only what no service sends', () => {
  const at = new Date('2026-06-15T04:00:00Z');
  const mail = {
    at,
    to: '<b>&@example.com',
    language: 'en',
    subject: 'Your code 123456',
    text: '123456',
    html: '',
  } as const;
  const page = outboxPage(undefined, [mail]);
  expect(page).toContain('&lt;b&gt;&amp;@example.com</td><td>Your code 123456</td>');
  expect(page).not.toContain('SMS outbox');
  expect(outboxPage([])).not.toContain('Mail outbox');
});

it('shows news by SMS, escaped', () => {
  const notice = {
    mobile: '13900000001',
    event: 'restocked',
    values: { product: '<b>' },
    id: 'n1',
    at: new Date(),
  } as const;
  const page = outboxPage([], [], [notice]);
  expect(page).toContain('SMS notices');
  expect(page).toContain('&lt;b&gt;');
});

import { expect, it } from 'vitest';
import { channelsOf, isRequired, ROUTES_OF, routeOf, SMS_EVENTS, TOPICS } from '#contract/message/channels.values.ts';

it('every topic has a channel, and every SMS a template', () => {
  for (const topic of TOPICS) expect(channelsOf(topic)).toContain('mail');
  expect(TOPICS.filter((topic) => channelsOf(topic).includes('sms'))).toEqual([
    'order',
    'refund',
    'security',
    'restock',
  ]);
  const bySms = Object.entries(ROUTES_OF).flatMap(([event, { channels }]) =>
    (channels as readonly string[]).includes('sms') ? [event] : [],
  );
  expect(bySms.toSorted()).toEqual(SMS_EVENTS.toSorted());
});

it('money, invoices and safety stay on', () => {
  expect(TOPICS.filter(isRequired)).toEqual(['refund', 'invoice', 'security']);
});

it('most messages stay on the site', () => {
  expect(routeOf('orderShipped')?.topic).toBe('order');
  expect(routeOf('levelRisen')).toBeUndefined();
});

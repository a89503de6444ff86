import { expect, it } from 'vitest';
import { createOutbox, type SmsMessage } from '#mall/ports/sms.ts';

const message = (code: string): SmsMessage => ({ mobile: '13900000001', purpose: 'login', code, language: 'zh' });

it('the outbox keeps the newest fifty, newest first, and prints each', async () => {
  const lines: string[] = [];
  const outbox = createOutbox((line) => lines.push(line));
  for (let n = 0; n < 60; n += 1) await outbox.send(message(String(100_000 + n)));
  expect(outbox.sent()).toHaveLength(50);
  expect(outbox.sent().at(0)?.code).toBe('100059');
  expect(lines.at(-1)).toBe('SMS to 13900000001 (login): 100059');
});

it('news is shown, too', async () => {
  const outbox = createOutbox(() => {});
  const notice = { mobile: '13900000001', event: 'restocked', values: { product: '茶' }, id: 'n1' } as const;
  await outbox.notices.send(notice);
  expect(outbox.sentNotices()).toMatchObject([notice]);
  expect(await outbox.notices.wasAccepted(notice, new Date())).toBe(true);
});

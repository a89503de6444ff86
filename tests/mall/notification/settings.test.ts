import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskNotifications, Retried } from '#contract/notification/desk.schema.ts';
import type { NotificationSettings, UnsubscribeView } from '#contract/notification/schema.ts';
import { account } from '#mall/account/account.tables.ts';
import { notify } from '#mall/message/message.ts';
import { notification } from '#mall/notification/notification.tables.ts';
import { sendMails } from '#mall/notification/send.ts';
import { type Buyer, makeBuyer, need } from '../../helpers/mall/buying.ts';
import { errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const SETTINGS = '/api/app/p/notifications/settings';
let mall: TestMall;
let buyer: Buyer;
beforeAll(async () => {
  mall = await openTestMall();
  buyer = await makeBuyer(mall);
  await mall.db.update(account).set({ email: 'reader@example.com' }).where(eq(account.id, buyer.accountId));
});
afterAll(() => mall.close());

const call = <T>(method: string, path: string, body?: unknown) =>
  mall.call<T>(method, path, { token: buyer.token, ...(body !== undefined && { body }) });
const coupon = (about: number) =>
  mall.db.transaction((tx) => {
    const params = { coupon: { zh: '券\r\nBcc: all@example.com', en: '' }, until: mall.now.now.toISOString() };
    return notify(tx, 'couponEnds', [{ accountId: buyer.accountId, about, params }], mall.now.now);
  });
const isOn = ({ topics }: NotificationSettings, topic: string, channel = 'mail') =>
  topics.find((one) => one.topic === topic)?.channels.find((one) => one.channel === channel)?.on;

it('a shopper sees what is sent where, and switches off what is not required', async () => {
  const settings = need(await call<NotificationSettings>('GET', SETTINGS));
  expect(settings.email).not.toContain('reader');
  expect(settings.topics.filter(({ required }) => required).map(({ topic }) => topic)).toEqual([
    'refund',
    'invoice',
    'security',
  ]);
  const off = need(await call<NotificationSettings>('PUT', SETTINGS, { topic: 'order', channel: 'sms', on: false }));
  expect([isOn(off, 'order', 'sms'), isOn(off, 'order')]).toEqual([false, true]);
  const on = need(await call<NotificationSettings>('PUT', SETTINGS, { topic: 'order', channel: 'sms', on: true }));
  expect(isOn(on, 'order', 'sms')).toBe(true);
  for (const wrong of [
    { topic: 'refund', channel: 'mail' },
    { topic: 'coupon', channel: 'sms' },
  ])
    expect(errorOf(await call('PUT', SETTINGS, { ...wrong, on: false }))).toBe('topic');
});

it('one press in a mail program ends such mails, without a login; a forged link does nothing', async () => {
  await coupon(1);
  await sendMails(mall);
  const [mail] = mall.mailOutbox.sent();
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  const address = new URL(mail?.unsubscribe ?? '');
  expect(mail?.html).toContain('/unsubscribe?token=');
  const path = address.pathname + address.search;
  expect(need(await mall.call<UnsubscribeView>('GET', path))).toEqual({ topic: 'coupon', off: false });
  expect(isOn(need(await call<NotificationSettings>('GET', SETTINGS)), 'coupon')).toBe(true);
  await coupon(2);
  const pressed = await mall.fetch(
    new Request(`http://mall${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  );
  expect(pressed.status).toBe(200);
  expect(need(await mall.call<UnsubscribeView>('GET', path)).off).toBe(true);
  await coupon(3);
  await sendMails(mall);
  expect(mall.mailOutbox.sent()).toHaveLength(1);
  for (const token of ['1.coupon.x', '1.security.', `${buyer.accountId}.order.${path.split('.').at(-1)}`, 'x'])
    expect((await mall.call('GET', `/api/app/notifications/unsubscribe?token=${token}`)).status).toBe(404);
});

it('the desk lists what failed, and tries again', async () => {
  await mall.db.transaction((tx) =>
    notify(
      tx,
      'invoiceIssued',
      [{ accountId: buyer.accountId, about: 9, params: { order: '9', number: '1' } }],
      mall.now.now,
    ),
  );
  await mall.db
    .update(notification)
    .set({ state: 'failed', reason: 'SMTP: EENVELOPE 550' })
    .where(eq(notification.event, 'invoiceIssued'));
  const admin = await makeEditor(mall, 'admin');
  const list = await admin.get<DeskNotifications>('notifications');
  expect(list).toMatchObject({
    total: 1,
    counts: { failed: 1, sent: 1, waiting: 0 },
    items: [{ event: 'invoiceIssued', channel: 'mail', reason: 'SMTP: EENVELOPE 550', sentAt: null }],
  });
  expect((await admin.get<DeskNotifications>('notifications?state=sent')).items).toHaveLength(1);
  const id = list.items[0]?.id;
  expect(need(await admin.post<Retried>(`notifications/${id}/retry`, {}))).toEqual({ n: 1 });
  expect((await admin.post(`notifications/${id}/retry`, {})).status).toBe(404);
  expect(need(await admin.post<Retried>('notifications/retry', {}))).toEqual({ n: 0 });
  await sendMails(mall);
  expect(mall.mailOutbox.sent()).toHaveLength(2);
  expect((await (await makeEditor(mall, 'editor')).call('GET', 'notifications')).status).toBe(403);
});

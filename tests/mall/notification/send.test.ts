import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { DAY_MS } from '#contract/time.ts';
import { account } from '#mall/account/account.tables.ts';
import { notify } from '#mall/message/message.ts';
import { notification, notificationOff } from '#mall/notification/notification.tables.ts';
import { dropOldNotifications, endStale } from '#mall/notification/notification.ts';
import { sendMails, sendSms } from '#mall/notification/send.ts';
import type { MailMessage } from '#mall/ports/mail.ts';
import { SendError } from '#mall/ports/send-error.ts';
import type { SmsNotice } from '#mall/ports/sms.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { makeBuyer } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';

let mall: TestMall;
let mails: MailMessage[];
let texts: SmsNotice[];
/** What the server says before it takes a message; and what kills the node after it has. */
let before: (() => void) | undefined;
let after: (() => void) | undefined;
beforeEach(async () => {
  [mails, texts, before, after] = [[], [], undefined, undefined];
  mall = await openTestMall({
    mail: {
      name: 'stand-in',
      async send(message) {
        before?.();
        mails.push(message);
        after?.();
      },
    },
    sms: {
      name: 'stand-in',
      send: async () => {},
      notices: {
        events: ['orderShipped', 'passwordChanged'],
        async send(notice) {
          before?.();
          texts.push(notice);
          after?.();
        },
        wasAccepted: async ({ id }) => texts.some((one) => one.id === id),
      },
    },
  });
});
afterEach(() => mall.close());

async function shopper(email: string | null = 'reader@example.com') {
  const buyer = await makeBuyer(mall);
  if (email) {
    const own = email.replace('@', `+${buyer.accountId}@`);
    await mall.db.update(account).set({ email: own, language: 'en' }).where(eq(account.id, buyer.accountId));
  }
  return buyer;
}
const changed = (accountId: number, about = 1) =>
  mall.db.transaction((tx) =>
    notify(tx, 'passwordChanged', [{ accountId, about, params: { at: mall.now.now.toISOString() } }], mall.now.now),
  );
const shipped = (accountId: number, order: string) =>
  mall.db.transaction((tx) => {
    const params = { order, carrier: { zh: '顺丰', en: 'SF' }, number: 'SF1' };
    return notify(tx, 'orderShipped', [{ accountId, about: order, params }], mall.now.now);
  });
const stored = () => mall.db.select().from(notification).orderBy(notification.id);
const numbersAre = (numbers: object) =>
  mall.db
    .insert(setting)
    .values({ name: 'numbers', value: { ...NUMBERS, ...numbers } })
    .onConflictDoUpdate({ target: setting.name, set: { value: { ...NUMBERS, ...numbers } } });

it('a message goes out once by each of its channels, in the language of the last login', async () => {
  const { accountId } = await shopper();
  await changed(accountId);
  await changed(accountId);
  expect(await sendMails(mall)).toBe(1);
  expect(await sendSms(mall)).toBe(1);
  expect(await sendMails(mall)).toBe(0);
  expect(await sendSms(mall)).toBe(0);
  expect(mails).toMatchObject([{ subject: expect.stringContaining('Your password was changed'), language: 'en' }]);
  expect(texts).toMatchObject([{ event: 'passwordChanged', values: { time: expect.any(String) } }]);
  expect((await stored()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

it('nothing is written if the move is undone, without an address, or where it is switched off', async () => {
  const { accountId } = await shopper(null);
  await mall.db
    .transaction(async (tx) => {
      await notify(tx, 'passwordChanged', [{ accountId, about: 1, params: { at: '' } }], mall.now.now);
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await stored()).toEqual([]);
  await mall.db.insert(notificationOff).values([
    { accountId, topic: 'order', channel: 'sms' },
    { accountId, topic: 'security', channel: 'sms' },
  ]);
  await shipped(accountId, '17');
  expect(await stored()).toEqual([]);
  await changed(accountId);
  expect(await stored()).toMatchObject([{ channel: 'sms', topic: 'security' }]);
});

it('an address that was removed in between gets nothing', async () => {
  const { accountId } = await shopper();
  await changed(accountId);
  await mall.db.update(account).set({ email: null }).where(eq(account.id, accountId));
  await sendMails(mall);
  expect(mails).toEqual([]);
  expect((await stored()).map(({ channel }) => channel)).toEqual(['sms']);
});

describe('a node killed', () => {
  const MORE_THAN_LEASE = 6 * MINUTE;
  /** Nothing of it is heard again: neither a result nor an error. */
  const dead = () => {
    throw new Error('killed');
  };
  const crash = { transaction: dead, update: dead };
  const dying = (run: (deps: TestMall) => Promise<number>) => {
    const db = Object.assign(Object.create(mall.db), crash);
    return run({ ...mall, database: { ...mall.database, db } } as TestMall);
  };

  it('before an attempt: the next node sends it', async () => {
    await changed((await shopper()).accountId);
    await sendMails(mall);
    expect(mails).toHaveLength(1);
  });

  it('between attempt and sending: the lease ends, and it is sent', async () => {
    await changed((await shopper()).accountId);
    before = () => {
      throw new Error('killed');
    };
    await dying(sendMails).catch(() => {});
    before = undefined;
    expect(await sendMails(mall)).toBe(0);
    later(mall, MORE_THAN_LEASE);
    expect(await sendMails(mall)).toBe(1);
    expect(mails).toHaveLength(1);
  });

  it('after sending: SMTP has it twice under one id, a mailbox shows one', async () => {
    await changed((await shopper()).accountId);
    await dying(sendMails).catch(() => {});
    expect(mails).toHaveLength(1);
    later(mall, MORE_THAN_LEASE);
    await sendMails(mall);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(1);
    later(mall, DAY_MS);
    expect(await sendMails(mall)).toBe(0);
  });

  it('after sending an SMS: the service is asked, and it is not sent again', async () => {
    await changed((await shopper(null)).accountId);
    after = () => {
      throw new SendError('unreachable', 'line broke');
    };
    await sendSms(mall);
    after = undefined;
    later(mall, MORE_THAN_LEASE);
    expect(await sendSms(mall)).toBe(1);
    expect(texts).toHaveLength(1);
    expect(await stored()).toMatchObject([{ state: 'sent', spent: NUMBERS.smsPrice }]);
  });
});

describe('an attempt that fails', () => {
  it('is repeated after growing pauses, then given up with its reason', async () => {
    await changed((await shopper()).accountId);
    let tries = 0;
    before = () => {
      tries += 1;
      throw new SendError('refused', 'SMTP: EENVELOPE 450');
    };
    for (let hour = 0; hour < 24; hour += 1) {
      await sendMails(mall);
      later(mall, 60 * MINUTE);
    }
    expect(tries).toBe(6);
    const [row] = await stored();
    expect(row).toMatchObject({ state: 'failed', reason: 'SMTP: EENVELOPE 450', attempts: 6 });
  });

  it('is the last one where the address takes nothing', async () => {
    await changed((await shopper()).accountId);
    before = () => {
      throw new SendError('gone', 'SMTP: EENVELOPE 550');
    };
    await sendMails(mall);
    expect((await stored())[0]).toMatchObject({ state: 'failed', attempts: 1 });
  });

  it('of our own making delays nobody else', async () => {
    await changed((await shopper()).accountId);
    before = () => {
      before = undefined;
      throw new Error('a slip');
    };
    await sendMails(mall);
    expect((await stored())[0]).toMatchObject({ state: 'waiting', reason: 'internal' });
    later(mall, 2 * MINUTE);
    await sendMails(mall);
    expect(mails).toHaveLength(1);
  });

  it('because nothing answers ends the run', async () => {
    const { accountId } = await shopper();
    for (let about = 0; about < 25; about += 1) await changed(accountId, about);
    let tries = 0;
    before = () => {
      tries += 1;
      throw new SendError('unreachable', 'SMTP: ETIMEDOUT');
    };
    await sendMails(mall);
    expect(tries).toBe(10);
  });

  it('too long is too old', async () => {
    await changed((await shopper()).accountId);
    later(mall, 3 * DAY_MS);
    await endStale(mall);
    expect(await stored()).toMatchObject([
      { state: 'failed', reason: 'expired' },
      { state: 'failed', reason: 'expired' },
    ]);
    later(mall, 90 * DAY_MS);
    expect(await dropOldNotifications(mall)).toBe(2);
  });
});

describe('SMS', () => {
  it('of news without a template are not written down for ever', async () => {
    const { accountId } = await shopper(null);
    await mall.db.transaction((tx) =>
      notify(tx, 'refundPaid', [{ accountId, about: 1, params: { refund: '1', amount: 1 } }], mall.now.now),
    );
    await sendSms(mall);
    expect(texts).toEqual([]);
    await endStale(mall);
    expect(await stored()).toEqual([]);
  });

  it('are not sent at night, but those about the safety of the account', async () => {
    const { accountId } = await shopper(null);
    mall.now.now = new Date('2026-06-15T15:00:00Z');
    await shipped(accountId, '17');
    await changed(accountId);
    await sendSms(mall);
    expect(texts.map(({ event }) => event)).toEqual(['passwordChanged']);
    mall.now.now = new Date('2026-06-16T01:00:00Z');
    await sendSms(mall);
    expect(texts).toHaveLength(2);
  });

  it('cost no more on a day than the cap, whatever nodes there are', async () => {
    await numbersAre({ smsPrice: 5, smsDailyCap: 37 });
    const { accountId } = await shopper(null);
    for (let n = 0; n < 20; n += 1) await shipped(accountId, String(n));
    await Promise.all([sendSms(mall), sendSms(mall), sendSms(mall)]);
    expect(texts).toHaveLength(7);
    later(mall, DAY_MS);
    await sendSms(mall);
    expect(texts).toHaveLength(14);
  });

  it('that were refused cost nothing', async () => {
    await changed((await shopper(null)).accountId);
    before = () => {
      throw new SendError('refused', 'no credit');
    };
    await sendSms(mall);
    expect(await stored()).toMatchObject([{ state: 'waiting', spent: 0 }]);
  });

  it('are not sent by a service that sends codes alone', async () => {
    await changed((await shopper(null)).accountId);
    const { notices: _, ...sms } = mall.sms;
    expect(await sendSms({ ...mall, sms })).toBe(0);
  });
});

it('twenty messages and four nodes: each once', async () => {
  const { accountId } = await shopper();
  for (let about = 0; about < 20; about += 1) await changed(accountId, about);
  await Promise.all([sendMails(mall), sendMails(mall), sendMails(mall), sendMails(mall)]);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(20);
  expect(mails).toHaveLength(20);
});

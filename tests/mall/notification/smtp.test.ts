import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '#mall/account/account.tables.ts';
import { notify } from '#mall/message/message.ts';
import { notification } from '#mall/notification/notification.tables.ts';
import { sendMails } from '#mall/notification/send.ts';
import { createSmtpMail } from '#mall/ports/mail-smtp.ts';
import { makeBuyer } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';
import { headerOf } from '../../helpers/server/mailbox.ts';

const TIMEOUT_MS = 500;
const busy = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
/** What the server does with a mail to whom, once it has read all of it. */
const TROUBLE: Record<string, (done: (error?: Error) => void) => void> = {
  bounced: (done) => done(busy(554)),
  busy: (done) => done(busy(451)),
  /** It has the mail, and never says so. */
  silent: () => {},
};

let mall: TestMall;
let smtp: SMTPServer;
let healed = false;
const received: { to: string; id: string }[] = [];
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData(stream, { envelope }, done) {
      const [who = ''] = (envelope.rcptTo[0]?.address ?? '').split('.');
      void text(stream).then((raw) => {
        const trouble = healed ? undefined : TROUBLE[who];
        if (!trouble || who === 'silent') received.push({ to: who, id: headerOf(raw, 'Message-ID') ?? '' });
        if (trouble) trouble(done);
        else done();
      });
    },
  });
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const settings = { url: `smtp://127.0.0.1:${port}`, from: '良集 <no-reply@liangji.example>', requiresTls: false };
  mall = await openTestMall({ mail: await createSmtpMail({ ...settings, timeoutMs: TIMEOUT_MS }) });
});
afterAll(async () => {
  await mall.close();
  await new Promise<void>((done) => smtp.close(() => done()));
});

/** Somebody to whom a mail is due. */
async function reader(who: string): Promise<number> {
  const { accountId } = await makeBuyer(mall);
  const email = `${who}.${accountId}@example.com`;
  await mall.db.update(account).set({ email }).where(eq(account.id, accountId));
  const params = { at: mall.now.now.toISOString() };
  await mall.db.transaction((tx) =>
    notify(tx, 'passwordChanged', [{ accountId, about: accountId, params }], mall.now.now),
  );
  return accountId;
}
const stateOf = async (accountId: number) => {
  const rows = await mall.db.select().from(notification).where(eq(notification.accountId, accountId));
  return rows.find(({ channel }) => channel === 'mail');
};

it('a server that bounces, is busy or hangs keeps nobody else waiting, and each mail is shown once', async () => {
  const [bounced, late, silent, well] = [
    await reader('bounced'),
    await reader('busy'),
    await reader('silent'),
    await reader('well'),
  ];
  await sendMails(mall);
  expect(await stateOf(well)).toMatchObject({ state: 'sent' });
  expect(await stateOf(bounced)).toMatchObject({ state: 'failed', attempts: 1, reason: 'SMTP: EMESSAGE 554' });
  expect(await stateOf(late)).toMatchObject({ state: 'waiting', unclear: false, reason: 'SMTP: EMESSAGE 451' });
  expect(await stateOf(silent)).toMatchObject({ state: 'waiting', unclear: true, reason: 'SMTP: ETIMEDOUT' });
  healed = true;
  later(mall, 2 * MINUTE);
  await sendMails(mall);
  expect(await stateOf(late)).toMatchObject({ state: 'sent', attempts: 2 });
  expect(await stateOf(silent)).toMatchObject({ state: 'sent', attempts: 2 });
  later(mall, 60 * MINUTE);
  expect(await sendMails(mall)).toBe(0);
  const idsTo = (who: string) => received.filter(({ to }) => to === who).map(({ id }) => id);
  expect([idsTo('well'), idsTo('busy'), idsTo('bounced')].map((ids) => ids.length)).toEqual([1, 1, 0]);
  // The one that hung had it already; a mailbox shows it once, by its id.
  expect([idsTo('silent').length, new Set(idsTo('silent')).size]).toEqual([2, 1]);
});

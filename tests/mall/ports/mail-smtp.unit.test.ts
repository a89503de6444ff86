import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { createSmtpMail } from '#mall/ports/mail-smtp.ts';

type Received = { from: string; to: string[]; raw: string };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A real SMTP server without TLS, that takes mail to everybody but `nobody@`. */
async function server(more: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'pass:word' ? done(null, { user: username ?? '' }) : done(new Error('no')),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? new Error(`no such user ${address}`) : undefined),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
    ...more,
  });
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise((done) => smtp.close(() => done())));
  const { port } = smtp.server.address() as AddressInfo;
  return { received, at: (auth = '') => `smtp://${auth}127.0.0.1:${port}` };
}

const message = (to: string) =>
  ({ to, language: 'zh', subject: '邮箱验证码 123456', text: '验证码 123456', html: '<p>123456</p>' }) as const;
const FROM = '良集 <no-reply@liangji.example>';

it('a mail arrives at a real server, as text and as HTML, with who sends it', async () => {
  const { received, at } = await server();
  const mail = await createSmtpMail({ url: at(), from: FROM, requiresTls: false });
  await mail.send(message('x.y+z@example.com'));
  expect(received).toMatchObject([{ from: 'no-reply@liangji.example', to: ['x.y+z@example.com'] }]);
  const raw = received[0]?.raw ?? '';
  expect(raw).toContain(`Subject: =?UTF-8?B?${Buffer.from('邮箱验证码 123456').toString('base64')}`);
  expect(raw).toContain('Content-Type: text/plain');
  expect(raw).toContain('Content-Type: text/html');
  expect(raw).toContain('Auto-Submitted: auto-generated');
});

it('each attempt has one id, and a mail program finds where to press', async () => {
  const { received, at } = await server();
  const mail = await createSmtpMail({ url: at(), from: FROM, requiresTls: false });
  const subject = '您想要的商品\r\nBcc: all@example.com';
  const more = { id: 'restocked.1.mail', unsubscribe: 'https://mall.example/api/x?token=1.restock.y', subject };
  await mail.send({ ...message('a@example.com'), ...more });
  await mail.send({ ...message('a@example.com'), ...more });
  expect(received).toHaveLength(2);
  for (const { raw, to } of received) {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(to).toEqual(['a@example.com']);
    expect(head).toContain('Message-ID: <restocked.1.mail@liangji.example>');
    expect(head.replace(/\r\n\s+/g, ' ')).toContain('List-Unsubscribe: <https://mall.example/api/x?token=1.restock.y>');
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(head).not.toMatch(/^Bcc:/m);
  }
});

it.each([
  ['a mailbox that does not exist', 'nobody@example.com', 'gone'],
  ['a server that is busy', 'later@example.com', 'refused'],
])('%s: %s is %s', async (_, to, kind) => {
  const busy = (address: string) =>
    Object.assign(new Error('busy'), { responseCode: address.startsWith('later') ? 450 : 550 });
  const { at } = await server({ onRcptTo: ({ address }, _session, done) => done(busy(address)) });
  const mail = await createSmtpMail({ url: at(), from: 'no-reply@liangji.example', requiresTls: false });
  await expect(mail.send(message(to))).rejects.toMatchObject({ kind });
});

it('name and password of the address log in', async () => {
  const { received, at } = await server({ authOptional: false });
  const settings = { from: FROM, requiresTls: false };
  const mail = await createSmtpMail({ ...settings, url: at('mall:pass%3Aword@') });
  await mail.send(message('a@example.com'));
  expect(received).toHaveLength(1);
  const wrong = await createSmtpMail({ ...settings, url: at('mall:other@') });
  await expect(wrong.send(message('a@example.com'))).rejects.toThrow(/^SMTP: EAUTH 535$/);
});

it('a refusal says why, and names no address', async () => {
  const { at } = await server();
  const mail = await createSmtpMail({ url: at(), from: FROM, requiresTls: false });
  await expect(mail.send(message('nobody@example.com'))).rejects.toThrow(/^SMTP: EENVELOPE 550$/);
});

it('nothing is sent in the clear where TLS is needed', async () => {
  const { received, at } = await server();
  const mail = await createSmtpMail({ url: at(), from: FROM, requiresTls: true });
  await expect(mail.send(message('a@example.com'))).rejects.toThrow(/^SMTP: E\w+/);
  expect(received).toEqual([]);
});

it('a server that hangs, or is not there, is given up', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  const settings = { url: `smtp://127.0.0.1:${port}`, from: FROM, requiresTls: false, timeoutMs: 200 };
  const mail = await createSmtpMail(settings);
  await expect(mail.send(message('a@example.com'))).rejects.toThrow('SMTP: ETIMEDOUT');
  await new Promise<void>((done) => silent.close(() => done()));
  await expect(mail.send(message('a@example.com'))).rejects.toThrow(/SMTP: E(SOCKET|CONNECTION|CONNREFUSED)/);
});

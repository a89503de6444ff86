import { constants, createPublicKey, publicEncrypt, randomUUID } from 'node:crypto';
import { PASSWORD_SEPARATOR } from '#contract/account/password.values.ts';
import type { PublicKey, SmsPurpose } from '#contract/account/schema.ts';
import { LIMITS } from '#contract/limits.ts';
import { account } from '#mall/account/account.tables.ts';
import { verificationKey } from '#mall/captcha/captcha.ts';
import type { Sent } from '#mall/ports/sms.ts';
import { DEMO_LOGIN } from '../../../demo/login.ts';
import type { TestMall } from '../mall/mall.ts';

export const DEMO = DEMO_LOGIN;

/** Encrypts a password as a browser does. */
export function encryptPassword({ key, nonce }: PublicKey, password: string): string {
  const spki = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  const padding = { key: spki, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return publicEncrypt(padding, Buffer.from(nonce + PASSWORD_SEPARATOR + password)).toString('base64');
}

/** What a person does around a login, step by step, against a mall in this process. */
export function createVisitor(mall: TestMall) {
  /** A captcha just solved. */
  async function captcha(): Promise<string> {
    const verification = randomUUID();
    await mall.store.set(verificationKey(verification), '1', 180_000);
    return verification;
  }

  async function encrypted(password: string): Promise<string> {
    const { envelope } = await mall.call<PublicKey>('GET', '/api/app/security/publicKey');
    if (!envelope.data) throw new Error(`no key: ${envelope.msg}`);
    return encryptPassword(envelope.data, password);
  }

  const post = <T = { accessToken: string }>(path: string, body: unknown, headers: Record<string, string> = {}) =>
    mall.call<T>('POST', `/api/app${path}`, { body, headers });

  async function logIn(userName: string, password: string, headers: Record<string, string> = {}) {
    const [passWord, captchaVerification] = await Promise.all([encrypted(password), captcha()]);
    return post('/login', { userName, passWord, agree: true, captchaVerification }, headers);
  }

  /** Asks for a code and reads it out of the outbox; moves the clock past the wait of the one before. */
  async function code(purpose: 'login' | 'register' | 'reset', mobile: string): Promise<string> {
    mall.now.now = new Date(mall.now.now.getTime() + LIMITS.smsCountdown + 1);
    const path = purpose === 'login' ? '/sms/sendLoginCode' : '/sms/send';
    const { envelope } = await post(path, { mobile, purpose, captchaVerification: await captcha() });
    if (!envelope.success) throw new Error(`no code: ${envelope.msg}`);
    return received(mobile, purpose);
  }

  /** The code just sent to a number. Codes go out after the response: one asked for earlier, for another purpose, may still come. */
  async function received(mobile: string, purpose?: SmsPurpose): Promise<string> {
    const fits = (sent: Sent) =>
      sent.mobile === mobile &&
      (purpose === undefined || sent.purpose === purpose) &&
      sent.at.getTime() === mall.now.now.getTime();
    for (let turn = 0; turn < 100; turn += 1) {
      const found = mall.outbox.sent().find(fits);
      if (found) return found.code;
      await new Promise((done) => setTimeout(done, 5));
    }
    throw new Error(`no SMS to ${mobile}`);
  }

  async function ticket(purpose: 'register' | 'reset', mobile: string): Promise<string> {
    const given = await code(purpose, mobile);
    const { envelope } = await post<{ ticket: string }>('/sms/verify', { mobile, purpose, code: given });
    if (!envelope.data) throw new Error(`no ticket: ${envelope.msg}`);
    return envelope.data.ticket;
  }

  async function register(mobile: string, userName: string, password = 'Correct-1horse', nickName = '小明') {
    const given = await ticket('register', mobile);
    return post('/register', { ticket: given, userName, passWord: await encrypted(password), nickName, agree: true });
  }

  return { captcha, encrypted, post, logIn, code, received, ticket, register };
}

/** What is in the log of a mall although it must not. */
export async function secretsLogged({ logs, db, outbox, mailOutbox }: TestMall): Promise<string[]> {
  const lines = JSON.stringify(logs);
  const [row] = await db.select().from(account).orderBy(account.id).limit(1);
  const sent = outbox.sent().flatMap(({ mobile, code }) => [mobile, `"${code}"`]);
  const mailed = mailOutbox.sent().flatMap(({ to, subject }) => [to, `"${subject}"`]);
  return [DEMO.mobile, DEMO.password, row?.passwordHash ?? '', ...sent, ...mailed].filter((secret) =>
    lines.includes(secret),
  );
}

import { randomInt, randomUUID } from 'node:crypto';
import type { PublicKey } from '#contract/account/schema.ts';
import { CAPTCHA, type CaptchaAnswer, type CaptchaPicture, type CaptchaType } from '#contract/captcha/values.ts';
import type { Envelope } from '#contract/envelope.ts';
import { holeOf } from '../helpers/captcha/slider.ts';
import { aes } from '../helpers/captcha/solver.ts';
import { encryptPassword } from '../helpers/people/visitor.ts';

/** One with an account, who has solved a captcha and encrypted the password: all that is left to do is to send the login. */
export type Ready = { address: string; body: string };
export type Person = { mobile: string; password: string };

const type: CaptchaType = 'blockPuzzle';
/** A picture is drawn on the server's core while others are solved here. */
const AT_ONCE = 4;
const TRIES = 4;

/** Everybody comes from an address of their own, which the mall trusts the front for. */
const newAddress = (): string => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

async function call<T>(origin: string, path: string, from: string, body?: object): Promise<T> {
  const response = await fetch(`${origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as T;
}

async function ask<T>(origin: string, path: string, from: string, body?: object): Promise<T> {
  const { data, msg } = await call<Envelope<T>>(origin, `/app${path}`, from, body);
  if (data === undefined) throw new Error(`${path}: ${msg}`);
  return data;
}

/** Solves a captcha by looking, as people do. */
async function solve(origin: string, from: string): Promise<string> {
  const input = { captchaType: type, clientUid: randomUUID(), ts: Date.now() };
  for (let turn = 0; turn < TRIES; turn += 1) {
    const { repData } = await call<CaptchaAnswer<CaptchaPicture>>(origin, '/admin/captcha/get', from, input);
    if (!repData) throw new Error('no picture');
    const { token, secretKey } = repData;
    const point = JSON.stringify({ x: await holeOf(repData), y: CAPTCHA.blockY });
    const answer = { captchaType: type, token, pointJson: aes(point, secretKey) };
    const { repCode } = await call<CaptchaAnswer<unknown>>(origin, '/admin/captcha/check', from, answer);
    if (repCode === '0000') return aes(token + CAPTCHA.separator + point, secretKey);
  }
  throw new Error('the captcha would not be solved');
}

const encrypted = async (origin: string, from: string, password: string): Promise<string> =>
  encryptPassword(await ask<PublicKey>(origin, '/security/publicKey', from), password);

/** The newest code that went to a number, from the page where a mall without an SMS service shows them. */
async function codeOf(origin: string, mobile: string): Promise<string> {
  for (let turn = 0; turn < 100; turn += 1) {
    const page = await (await fetch(`${origin}/outbox`)).text();
    const found = new RegExp(`${mobile}</td>.*?class="code">(\\d+)<`).exec(page)?.[1];
    if (found) return found;
    await new Promise((next) => setTimeout(next, 20));
  }
  throw new Error(`no code for ${mobile}`);
}

async function register(origin: string): Promise<Person> {
  const from = newAddress();
  const mobile = `15${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  const password = `Bench-${randomUUID().slice(0, 8)}`;
  await ask(origin, '/sms/send', from, {
    mobile,
    purpose: 'register',
    captchaVerification: await solve(origin, from),
  });
  const code = await codeOf(origin, mobile);
  const { ticket } = await ask<{ ticket: string }>(origin, '/sms/verify', from, { mobile, purpose: 'register', code });
  await ask(origin, '/register', from, {
    ticket,
    userName: `bench_${mobile.slice(2)}`,
    passWord: await encrypted(origin, from, password),
    nickName: mobile.slice(-6),
    agree: true,
  });
  return { mobile, password };
}

async function prepare(origin: string, { mobile, password }: Person): Promise<Ready> {
  const from = newAddress();
  const captchaVerification = await solve(origin, from);
  const passWord = await encrypted(origin, from, password);
  return { address: from, body: JSON.stringify({ userName: mobile, passWord, agree: true, captchaVerification }) };
}

async function each<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - made.length) }, (_, n) => make(made.length + n));
    made.push(...(await Promise.all(next)));
  }
  return made;
}

/** Opens accounts, each with a password of its own. */
export const registerAll = (origin: string, count: number): Promise<Person[]> => each(count, () => register(origin));

/** A login of everybody, ready to be sent. */
export const prepareAll = (origin: string, people: readonly Person[]): Promise<Ready[]> =>
  each(people.length, (n) => prepare(origin, people[n] as Person));

import { createHash, randomBytes } from 'node:crypto';
import {
  CAPTCHA,
  CAPTCHA_LIMITS,
  CAPTCHA_TYPES,
  type CaptchaChecked,
  type CaptchaPicture,
  type CaptchaType,
  REP_CODES,
  type RepCode,
} from '#contract/captcha/values.ts';
import type { Deps } from '../deps.ts';
import type { Limits } from '../ports/limits.ts';
import { createQueue } from '../queue.ts';
import { type Drawn, drawBlock } from './block.ts';
import { isSolved, parsePoints, type Solution } from './captcha.rules.ts';
import { decrypt, encrypt } from './cipher.ts';
import { drawWords } from './words.ts';

export type Input = { captchaType?: string | undefined; clientUid?: string | undefined };
export type Try = Input & { token?: string | undefined; pointJson?: string | undefined };
export type Outcome<T> = { repCode: typeof REP_CODES.ok; repData: T } | { repCode: Exclude<RepCode, '0000'> };

type Given = { key: string; solution: Solution };

/** Clients of one address that name themselves share this budget: a carrier's customers share an address. */
const CLIENTS_OF_ADDRESS = 20;
const DRAWING = { parallel: 2, waiting: 200 };

const keyOf = (token: string): string => `captcha:token:${token}`;

export const verificationKey = (verification: string): string =>
  `captcha:verified:${createHash('sha256').update(verification).digest('hex')}`;

export async function verifyCaptcha({ store }: Pick<Deps, 'store'>, verification: string): Promise<boolean> {
  return (await store.take(verificationKey(verification))) !== undefined;
}

/** The public AJ-Captcha protocol. */
export function createCaptcha({ store, limits, random }: Pick<Deps, 'store' | 'limits' | 'random'>) {
  const inTurn = createQueue(DRAWING.parallel, DRAWING.waiting);
  const asked = createPair(limits, 'captcha-get', CAPTCHA_LIMITS.get);
  const checked = createPair(limits, 'captcha-check', CAPTCHA_LIMITS.check);
  const wrong = createPair(limits, 'captcha-wrong', CAPTCHA_LIMITS.wrong);

  async function give(input: Input, address: string): Promise<Outcome<CaptchaPicture>> {
    const type = typeOf(input.captchaType);
    if (!type) return { repCode: REP_CODES.missing };
    const who = { address, uid: input.clientUid };
    if (await wrong.isOver(who)) return { repCode: REP_CODES.locked };
    if (!(await asked.count(who))) return { repCode: REP_CODES.getLimit };
    const { solution, ...pictures } = await inTurn<Drawn>(() =>
      type === 'blockPuzzle' ? drawBlock(random) : drawWords(random),
    );
    const token = randomBytes(16).toString('hex');
    const key = randomBytes(12).toString('base64url');
    const given: Given = { key, solution };
    await store.set(keyOf(token), JSON.stringify(given), CAPTCHA.tokenLife);
    return { repCode: REP_CODES.ok, repData: { captchaType: type, token, secretKey: key, ...pictures } };
  }

  async function check(answer: Try, address: string): Promise<Outcome<CaptchaChecked>> {
    const type = typeOf(answer.captchaType);
    const { token, pointJson } = answer;
    if (!type || !token || !pointJson) return { repCode: REP_CODES.missing };
    const who = { address, uid: answer.clientUid };
    if (await wrong.isOver(who)) return { repCode: REP_CODES.locked };
    if (!(await checked.count(who))) return { repCode: REP_CODES.checkLimit };
    const stored = await store.take(keyOf(token));
    if (!stored) return { repCode: REP_CODES.invalid };
    const given = JSON.parse(stored) as Given;
    const points = rightPoints(given, type, pointJson);
    if (points === undefined) {
      await wrong.count(who);
      return { repCode: REP_CODES.wrong };
    }
    // Of many answers sent at once, a right one after too many wrong ones does not count.
    if (await wrong.isOver(who)) return { repCode: REP_CODES.locked };
    const verification = encrypt(token + CAPTCHA.separator + points, given.key);
    await store.set(verificationKey(verification), '1', CAPTCHA.verificationLife);
    return { repCode: REP_CODES.ok, repData: { captchaType: type, token, pointJson, result: true } };
  }

  return { give, check };
}

function rightPoints({ key, solution }: Given, type: CaptchaType, pointJson: string): string | undefined {
  const text = solution.type === type ? decrypt(pointJson, key) : undefined;
  return text !== undefined && isSolved(solution, parsePoints(type, text) ?? []) ? text : undefined;
}

const typeOf = (given: string | undefined): CaptchaType | undefined => CAPTCHA_TYPES.find((type) => type === given);

type Client = { address: string; uid: string | undefined };

/** Counts a client by the name that it gives itself, and by its address: strictly without a name, loosely with one. */
function createPair(limits: Limits, name: string, rule: { times: number; seconds: number; blockSeconds?: number }) {
  const strict = limits.create({ name, ...rule });
  const loose = limits.create({ name: `${name}-address`, ...rule, times: rule.times * CLIENTS_OF_ADDRESS });
  const keyOfClient = ({ address, uid }: Client) => (uid ? `uid:${uid}` : `address:${address}`);
  return {
    async count(client: Client): Promise<boolean> {
      const within = await Promise.all([strict.count(keyOfClient(client)), loose.count(client.address)]);
      return !within.includes(false);
    },
    async isOver(client: Client): Promise<boolean> {
      return (await Promise.all([strict.isOver(keyOfClient(client)), loose.isOver(client.address)])).includes(true);
    },
  };
}

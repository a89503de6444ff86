import { createHash, randomBytes } from 'node:crypto';
import {
  CAPTCHA,
  CAPTCHA_TYPES,
  type CaptchaChecked,
  type CaptchaPicture,
  type CaptchaType,
  REP_CODES,
  type RepCode,
} from '../../contract/captcha.ts';
import type { Deps } from '../deps.ts';
import { createTurns } from '../http/turns.ts';
import type { Limit } from '../ports/limits.ts';
import { type Drawn, drawBlock } from './block.ts';
import { isSolved, parsePoints, type Solution } from './captcha.rules.ts';
import { decrypt, encrypt } from './cipher.ts';
import { drawWords } from './words.ts';

export type Wish = { captchaType?: string | undefined; clientUid?: string | undefined };
export type Try = Wish & { token?: string | undefined; pointJson?: string | undefined };
export type Outcome<T> = { repCode: typeof REP_CODES.ok; repData: T } | { repCode: Exclude<RepCode, '0000'> };

/** A picture that was given out and waits for its one try. */
type Given = { key: string; solution: Solution };

const MINUTE_S = 60;
const LIMITS = {
  get: { times: 120, seconds: MINUTE_S },
  check: { times: 120, seconds: MINUTE_S },
  /** The fifth wrong answer locks. */
  wrong: { times: 4, seconds: MINUTE_S, blockSeconds: 300 },
} as const;
const DRAWING = { parallel: 2, waiting: 200 };

const keyOf = (token: string): string => `captcha:token:${token}`;

/** Where a solved captcha is noted until the call that it was solved for: by the whole text that its client sends then. */
export const verificationKey = (verification: string): string =>
  `captcha:verified:${createHash('sha256').update(verification).digest('hex')}`;

/** Whether a captcha was solved; each counts once, of any number of calls at once for one. */
export async function verifyCaptcha({ store }: Pick<Deps, 'store'>, verification: string): Promise<boolean> {
  return (await store.take(verificationKey(verification))) !== undefined;
}

/** Pictures to solve, and what becomes of the answers (the public AJ-Captcha protocol). */
export function createCaptcha({ store, limits, random }: Pick<Deps, 'store' | 'limits' | 'random'>) {
  const inTurn = createTurns(DRAWING.parallel, DRAWING.waiting);
  const asked = limits.create({ name: 'captcha-get', ...LIMITS.get });
  const checked = limits.create({ name: 'captcha-check', ...LIMITS.check });
  const wrong = limits.create({ name: 'captcha-wrong', ...LIMITS.wrong });

  async function give(wish: Wish, address: string): Promise<Outcome<CaptchaPicture>> {
    const type = typeOf(wish.captchaType);
    if (!type) return { repCode: REP_CODES.missing };
    const who = namesOf(address, wish.clientUid);
    if (await anyOver(wrong, who)) return { repCode: REP_CODES.locked };
    if (!(await countAll(asked, who))) return { repCode: REP_CODES.getLimit };
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
    const who = namesOf(address, answer.clientUid);
    if (await anyOver(wrong, who)) return { repCode: REP_CODES.locked };
    if (!(await countAll(checked, who))) return { repCode: REP_CODES.checkLimit };
    const kept = await store.take(keyOf(token));
    if (!kept) return { repCode: REP_CODES.invalid };
    const given = JSON.parse(kept) as Given;
    const points = rightPoints(given, type, pointJson);
    if (points === undefined) {
      await countAll(wrong, who);
      return { repCode: REP_CODES.wrong };
    }
    // Of many answers sent at once, a right one after too many wrong ones opens nothing.
    if (await anyOver(wrong, who)) return { repCode: REP_CODES.locked };
    const verification = encrypt(token + CAPTCHA.separator + points, given.key);
    await store.set(verificationKey(verification), '1', CAPTCHA.verificationLife);
    return { repCode: REP_CODES.ok, repData: { captchaType: type, token, pointJson, result: true } };
  }

  return { give, check };
}

/** The text of an answer that solves a picture, as the client wrote it before it encrypted it. */
function rightPoints({ key, solution }: Given, type: CaptchaType, pointJson: string): string | undefined {
  const text = solution.type === type ? decrypt(pointJson, key) : undefined;
  return text !== undefined && isSolved(solution, parsePoints(type, text) ?? []) ? text : undefined;
}

const typeOf = (given: string | undefined): CaptchaType | undefined => CAPTCHA_TYPES.find((type) => type === given);

/** A client counts by where it calls from and by the name that it gives itself. */
const namesOf = (address: string, uid: string | undefined): string[] =>
  uid ? [`address:${address}`, `uid:${uid}`] : [`address:${address}`];

const anyOver = async (limit: Limit, keys: string[]): Promise<boolean> =>
  (await Promise.all(keys.map((key) => limit.isOver(key)))).includes(true);

const countAll = async (limit: Limit, keys: string[]): Promise<boolean> =>
  !(await Promise.all(keys.map((key) => limit.count(key)))).includes(false);

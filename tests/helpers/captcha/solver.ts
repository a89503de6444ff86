import { createCipheriv } from 'node:crypto';
import { CAPTCHA, type CaptchaAnswer, type CaptchaPicture, type CaptchaType } from '#contract/captcha/values.ts';
import type { TestMall } from '../mall/mall.ts';

type Point = { x: number; y: number };
type Options = { headers?: Record<string, string>; language?: 'zh' | 'en' };

/** Encrypts as the protocol's clients do. */
export function aes(text: string, key: string): string {
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** What a client of the captcha protocol does, and what only a test can: read the answer out of the store. */
export function createSolver(mall: TestMall) {
  async function send<T>(path: string, body: unknown, options: Options = {}): Promise<CaptchaAnswer<T>> {
    const answer = await mall.call('POST', `/api/admin/captcha/${path}`, { body, ...options });
    return answer.envelope as unknown as CaptchaAnswer<T>;
  }

  async function picture(captchaType: CaptchaType = 'blockPuzzle', clientUid?: string): Promise<CaptchaPicture> {
    const { repCode, repData } = await send<CaptchaPicture>('get', { captchaType, clientUid, ts: Date.now() });
    if (!repData) throw new Error(`no picture: ${repCode}`);
    return repData;
  }

  async function solution({ token, captchaType }: CaptchaPicture): Promise<Point | Point[]> {
    const kept = await mall.store.get(`captcha:token:${token}`);
    const { points } = (JSON.parse(kept ?? '{}') as { solution: { points: Point[] } }).solution;
    return captchaType === 'blockPuzzle' ? (points[0] ?? { x: 0, y: 0 }) : points;
  }

  /** Sends one answer; `raw` is what is encrypted. */
  function check({ captchaType, token, secretKey }: CaptchaPicture, raw: string, more: object = {}, options?: Options) {
    return send('check', { captchaType, token, pointJson: aes(raw, secretKey), ...more }, options);
  }

  const verificationOf = ({ token, secretKey }: CaptchaPicture, raw: string) =>
    aes(token + CAPTCHA.separator + raw, secretKey);

  /** A captcha solved the way a person's browser does it. */
  async function solve(captchaType: CaptchaType = 'blockPuzzle'): Promise<string> {
    const given = await picture(captchaType);
    const raw = JSON.stringify(await solution(given));
    const { repCode } = await check(given, raw);
    if (repCode !== '0000') throw new Error(`not solved: ${repCode}`);
    return verificationOf(given, raw);
  }

  return { send, picture, solution, check, verificationOf, solve };
}

import wretch from 'wretch';
import {
  CAPTCHA,
  CAPTCHA_PATHS,
  type CaptchaAnswer,
  type CaptchaChecked,
  type CaptchaPicture,
  type CaptchaType,
} from '#contract/captcha/values.ts';
import { isPassing } from '#contract/envelope.ts';
import { encrypt } from './cipher.ts';

export type Point = { x: number; y: number };

const UID_KEY = 'liangji.captcha';

function clientUid(): string {
  const uid = localStorage.getItem(UID_KEY) ?? crypto.randomUUID();
  localStorage.setItem(UID_KEY, uid);
  return uid;
}

/** @throws Error when there is no answer of this protocol within 30 s */
async function send<T>(call: keyof typeof CAPTCHA_PATHS, body: object): Promise<CaptchaAnswer<T>> {
  const answer = await wretch(CAPTCHA_PATHS[call])
    .headers({ 'accept-language': document.documentElement.lang.slice(0, 2) })
    .options({ signal: AbortSignal.timeout(CAPTCHA.clientTimeout) })
    .post({ ...body, clientUid: clientUid(), ts: Date.now() })
    .json<CaptchaAnswer<T>>();
  if (!isPassing(answer.code)) throw new Error(`captcha: ${answer.code}`);
  return answer;
}

export const getPicture = (captchaType: CaptchaType): Promise<CaptchaAnswer<CaptchaPicture>> =>
  send('get', { captchaType });

export type Checked = CaptchaAnswer<CaptchaChecked> & {
  verification: string;
};

/** Points are in the picture's own pixels. */
export async function checkAnswer(picture: CaptchaPicture, points: Point | Point[]): Promise<Checked> {
  const { captchaType, token, secretKey } = picture;
  const text = JSON.stringify(points);
  const [pointJson, verification] = await Promise.all([
    encrypt(text, secretKey),
    encrypt(token + CAPTCHA.separator + text, secretKey),
  ]);
  const answer = await send<CaptchaChecked>('check', { captchaType, pointJson, token });
  return { ...answer, verification };
}

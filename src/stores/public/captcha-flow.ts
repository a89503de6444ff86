import { map } from 'nanostores';
import { type CaptchaPicture, type CaptchaType, REP_CODES } from '#contract/captcha/values.ts';
import { checkAnswer, getPicture, type Point } from '../../lib/browser/captcha/api.ts';
import { isInsecure } from '../../lib/browser/secure.ts';

/** `idle`: not asked for yet; `failed`: no picture, or the mall cannot be reached; `message` is the mall's own where it sent one. */
export type CaptchaPhase = 'idle' | 'loading' | 'ready' | 'checking' | 'right' | 'wrong' | 'failed';
export type CaptchaState = { phase: CaptchaPhase; picture: CaptchaPicture | undefined; message: string };

/** Section 4: after a wrong answer comes another picture, in 0.7 to 1 s; a right one shows as long. */
const PAUSE_MS = 850;

export function createCaptchaFlow(type: CaptchaType, onRight: (verification: string) => void, shownMs = PAUSE_MS) {
  const $state = map<CaptchaState>({ phase: 'idle', picture: undefined, message: '' });
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Answers to an earlier request, or after the end, are ignored. */
  let turn = 0;

  async function load(): Promise<void> {
    clearTimeout(pause);
    const mine = ++turn;
    if (isInsecure()) return fail(undefined, undefined);
    $state.set({ ...$state.get(), phase: 'loading', message: '' });
    const answer = await getPicture(type).catch(() => undefined);
    if (mine !== turn) return;
    const picture = answer?.repCode === REP_CODES.ok ? (answer.repData ?? undefined) : undefined;
    if (picture) $state.set({ phase: 'ready', picture, message: '' });
    else fail(answer?.repCode, answer?.repMsg);
  }

  function fail(repCode: string | undefined, repMsg: string | null | undefined): void {
    const picture = repCode === REP_CODES.getLimit ? undefined : $state.get().picture;
    $state.set({ phase: 'failed', picture, message: repMsg ?? '' });
  }

  async function answer(points: Point | Point[]): Promise<void> {
    const { phase, picture } = $state.get();
    if (phase !== 'ready' || !picture) return;
    const mine = ++turn;
    $state.setKey('phase', 'checking');
    const checked = await checkAnswer(picture, points).catch(() => undefined);
    if (mine !== turn) return;
    if (checked?.repCode === REP_CODES.ok) return right(checked.verification);
    if (!checked || checked.repCode === REP_CODES.locked) return fail(checked?.repCode, checked?.repMsg);
    const message = checked.repCode === REP_CODES.wrong ? '' : (checked.repMsg ?? '');
    $state.set({ phase: 'wrong', picture, message });
    pause = setTimeout(() => void load(), PAUSE_MS);
  }

  function right(verification: string): void {
    $state.setKey('phase', 'right');
    pause = setTimeout(() => onRight(verification), shownMs);
  }

  function end(): void {
    turn += 1;
    clearTimeout(pause);
  }

  return { $state, load, answer, end };
}

export type CaptchaFlow = ReturnType<typeof createCaptchaFlow>;

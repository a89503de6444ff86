import { createCountdown } from '../../stores/countdown.ts';
import { toast } from '../../stores/toast.ts';
import type { BoundForm } from './form.ts';

type CodePlan = {
  purpose: string;
  /** Fields that must be right before a code is asked for. */
  needs: string[];
  /** @returns ms until the next, or undefined when nothing was asked for */
  ask: () => Promise<{ waitMs: number } | undefined>;
};

/** The button that sends for a code, and its countdown. */
export function bindCode(button: HTMLButtonElement, bound: BoundForm, { purpose, needs, ask }: CodePlan): void {
  const countdown = createCountdown(purpose);
  const idle = button.textContent;
  countdown.$left.subscribe((left) => {
    button.disabled = left > 0;
    button.textContent = left ? (bound.texts.codeAgain ?? '').replace('{n}', String(left)) : idle;
  });
  button.addEventListener('click', () =>
    bound.submit(bound.check(needs), async () => {
      const sent = await withWait(ask, countdown.start);
      if (!sent) return;
      countdown.start(sent.waitMs);
      toast(bound.texts.codeSent ?? '', 'success');
      button.closest('.field')?.querySelector('input')?.focus();
    }),
  );
}

/** A refusal that names a wait starts the countdown too. */
async function withWait<T>(ask: () => Promise<T>, start: (waitMs: number) => void): Promise<T> {
  const { waitOf } = await import('../../stores/login.ts');
  return ask().catch((error: unknown) => {
    const wait = waitOf(error);
    if (wait) start(wait);
    throw error;
  });
}

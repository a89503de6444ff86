import { atom } from 'nanostores';
import { LIMITS } from '#contract/limits.ts';
import { inThisTab, persisted } from '../../lib/browser/persisted.ts';
import { ApiError } from '../../lib/shared/api/client.ts';
import { provePhone, register, resetPassword } from './login.ts';
import { toast } from './toast.ts';

export type StepPurpose = 'register' | 'reset';
export type Step = 0 | 1 | 2;

type Account = { userName: string; nickName: string; passWord: string };
type Proof = { ticket: string; until: number };

const toProof = (stored: unknown): Proof | null => {
  const { ticket, until } = (stored ?? {}) as Partial<Proof>;
  return typeof ticket === 'string' && typeof until === 'number' ? { ticket, until } : null;
};

const isTicketRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.data as { ticket?: unknown } | null | undefined)?.ticket === 'invalid';

/**
 * Registering, or a new password for a forgotten one: the phone that was proved lets the second step through, also after a
 * reload, as long as the mall knows the ticket. A ticket that it refuses leads back to the first step.
 */
export function createSteps(purpose: StepPurpose) {
  const $step = atom<Step>(0);
  const stored = persisted(`liangji.proof.${purpose}`, toProof, inThisTab);
  let ticket = '';

  function resume(): void {
    const proof = stored.read();
    if (!proof || proof.until <= Date.now()) return;
    ticket = proof.ticket;
    $step.set(1);
  }
  async function prove(mobile: string, code: string): Promise<void> {
    ticket = await provePhone(purpose, mobile, code);
    stored.save({ ticket, until: Date.now() + LIMITS.ticketLife });
    $step.set(1);
  }
  const create = (account: Account): Promise<void> => finish(() => register(ticket, account));
  const reset = (passWord: string): Promise<void> => finish(() => resetPassword(ticket, passWord));
  async function finish(send: () => Promise<unknown>): Promise<void> {
    try {
      await send();
    } catch (error) {
      if (isTicketRefused(error)) verifyAgain(error.message);
      throw error;
    }
    stored.drop();
    $step.set(2);
  }
  function verifyAgain(why: string): void {
    stored.drop();
    toast(why, 'warning');
    $step.set(0);
  }
  return { $step, resume, prove, create, reset };
}

export type Steps = ReturnType<typeof createSteps>;

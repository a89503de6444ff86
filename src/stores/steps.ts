import { atom } from 'nanostores';
import { provePhone, register, resetPassword } from './login.ts';

export type StepPurpose = 'register' | 'reset';
/** Phone, then what the phone is asked for, then done. */
export type Step = 0 | 1 | 2;

type Account = { userName: string; nickName: string; passWord: string };

/** Registering, or a new password for a forgotten one: the phone that was proved lets the second step through. */
export function createSteps(purpose: StepPurpose) {
  const $step = atom<Step>(0);
  let ticket = '';

  async function prove(mobile: string, code: string): Promise<void> {
    ticket = await provePhone(purpose, mobile, code);
    $step.set(1);
  }
  async function create(account: Account): Promise<void> {
    await register(ticket, account);
    $step.set(2);
  }
  async function reset(passWord: string): Promise<void> {
    await resetPassword(ticket, passWord);
    $step.set(2);
  }
  return { $step, prove, create, reset };
}

export type Steps = ReturnType<typeof createSteps>;

import { beforeEach, expect, it, vi } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { ApiError } from '#src/lib/shared/api/client.ts';
import { createSteps } from '#src/stores/public/steps.ts';
import { $toasts } from '#src/stores/public/toast.ts';

const { provePhone, register, resetPassword } = vi.hoisted(() => ({
  provePhone: vi.fn<(...given: unknown[]) => Promise<string>>(async () => 'ticket'),
  register: vi.fn(async () => {}),
  resetPassword: vi.fn(async () => null),
}));
vi.mock('#src/stores/public/login.ts', () => ({ provePhone, register, resetPassword }));

beforeEach(() => sessionStorage.clear());

it('registering: the ticket of the phone goes into the account, and each step follows what went through', async () => {
  const steps = createSteps('register');
  expect(steps.$step.get()).toBe(0);
  await steps.prove('13800138000', '123456');
  expect([steps.$step.get(), provePhone.mock.lastCall]).toEqual([1, ['register', '13800138000', '123456']]);
  const account = { userName: 'xiaoliang', nickName: '小良', passWord: 'Secret123' };
  await steps.create(account);
  expect([steps.$step.get(), register.mock.lastCall]).toEqual([2, ['ticket', account]]);
});

it('a forgotten password: likewise', async () => {
  const steps = createSteps('reset');
  await steps.prove('13800138000', '123456');
  await steps.reset('Secret123');
  expect([steps.$step.get(), resetPassword.mock.lastCall]).toEqual([2, ['ticket', 'Secret123']]);
});

it('a step that failed is not left', async () => {
  provePhone.mockRejectedValueOnce(new Error('wrong code'));
  const steps = createSteps('reset');
  await expect(steps.prove('13800138000', '000000')).rejects.toThrow('wrong code');
  expect(steps.$step.get()).toBe(0);
});

it('a reload goes on with the second step while the ticket lasts, and no longer', async () => {
  vi.useFakeTimers();
  await createSteps('register').prove('13800138000', '123456');
  const [again, other] = [createSteps('register'), createSteps('reset')];
  again.resume();
  other.resume();
  expect([again.$step.get(), other.$step.get()]).toEqual([1, 0]);
  vi.advanceTimersByTime(LIMITS.ticketLife);
  const late = createSteps('register');
  late.resume();
  expect(late.$step.get()).toBe(0);
  vi.useRealTimers();
});

it('what is done, and what is no ticket, is not gone on with', async () => {
  const steps = createSteps('reset');
  await steps.prove('13800138000', '123456');
  await steps.reset('Secret123');
  const after = createSteps('reset');
  after.resume();
  expect(after.$step.get()).toBe(0);
  sessionStorage.setItem('liangji.proof.reset', '{"ticket":1}');
  after.resume();
  expect(after.$step.get()).toBe(0);
});

it('a ticket that the mall refuses leads back to the phone, also after a reload, and says why', async () => {
  const steps = createSteps('register');
  await steps.prove('13800138000', '123456');
  register.mockRejectedValueOnce(new ApiError('message', 'Verify again', [], { ticket: 'invalid' }));
  await expect(steps.create({ userName: 'a', nickName: 'b', passWord: 'c' })).rejects.toThrow('Verify again');
  expect([steps.$step.get(), $toasts.get().at(-1)?.text]).toEqual([0, 'Verify again']);
  const after = createSteps('register');
  after.resume();
  expect(after.$step.get()).toBe(0);
});

it('any other refusal leaves one in the second step', async () => {
  const steps = createSteps('register');
  await steps.prove('13800138000', '123456');
  register.mockRejectedValueOnce(new ApiError('message', 'Name taken'));
  await expect(steps.create({ userName: 'a', nickName: 'b', passWord: 'c' })).rejects.toThrow('Name taken');
  expect(steps.$step.get()).toBe(1);
});

import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/lib/shared/api/client.ts';
import { createForm } from '#src/stores/public/form.ts';

const words = { network: 'offline', internal: 'slipped' };

describe('a form', () => {
  it('sends nothing while something is wrong', async () => {
    const form = createForm(words);
    const send = vi.fn();
    expect(await form.submit({ field: 'mobile', text: 'no' }, send)).toBe(false);
    expect([form.$failure.get(), send.mock.calls.length]).toEqual([{ field: 'mobile', text: 'no' }, 0]);
  });

  it('is not sent twice at once, and is free again after a failure', async () => {
    const form = createForm(words);
    const send = vi.fn(() => Promise.reject(new ApiError('message', 'mall says no')));
    const [first, second] = [form.submit(undefined, send), form.submit(undefined, send)];
    expect(form.$busy.get()).toBe(true);
    expect(await Promise.all([first, second])).toEqual([false, false]);
    expect([send.mock.calls.length, form.$busy.get(), form.$failure.get()]).toEqual([
      1,
      false,
      { text: 'mall says no' },
    ]);
  });

  it('says what it can of any failure', async () => {
    const form = createForm(words);
    const failureFor = async (error: unknown) => {
      await form.submit(undefined, () => Promise.reject(error));
      return form.$failure.get();
    };
    expect(await failureFor(new ApiError('network'))).toEqual({ text: 'offline' });
    expect(await failureFor(new ApiError('internal'))).toEqual({ text: 'slipped' });
    expect(await failureFor(new TypeError('x'))).toEqual({ text: 'slipped' });
    const fields = [{ field: 'userName', msg: 'taken' }];
    expect(await failureFor(new ApiError('invalid', 'all', fields))).toEqual({ field: 'userName', text: 'taken' });
  });
});

import { expect, it } from 'vitest';
import { isBusy, isDuplicate, retry } from '#mall/db/errors.ts';

const failed = (code: string, constraint?: string) =>
  new Error('failed query', { cause: Object.assign(new Error('cause'), { code, constraint }) });

/** Fails as often as there are codes, then does it. */
function failing(...codes: string[]) {
  const state = { runs: 0 };
  const run = async () => {
    const code = codes[state.runs];
    state.runs += 1;
    if (code) throw failed(code);
    return 'done';
  };
  return { state, run };
}

it.each(['40001', '40P01', '0A000'])('what ended with %s for the sake of another is run again', async (code) => {
  const { state, run } = failing(code, code);
  expect(await retry(run)).toBe('done');
  expect(state.runs).toBe(3);
});

it('a few times, not for ever', async () => {
  const { state, run } = failing(...Array.from({ length: 9 }, () => '40P01'));
  await expect(retry(run)).rejects.toThrow('failed query');
  expect(state.runs).toBe(4);
});

it('anything else fails at once', async () => {
  for (const error of [failed('23505', 'account_user_name'), new Error('plain'), 'text']) {
    let runs = 0;
    const run = async () => {
      runs += 1;
      throw error;
    };
    await expect(retry(run)).rejects.toBe(error);
    expect(runs).toBe(1);
  }
});

it('a duplicate is told by its cause', () => {
  expect(isDuplicate(failed('23505'))).toBe(true);
  expect(isDuplicate(failed('40001'))).toBe(false);
  expect(isDuplicate(new Error('plain'))).toBe(false);
});

it.each(['57014', '53300', '57P01', 'ECONNREFUSED'])('%s means come again', (code) => {
  expect(isBusy(failed(code))).toBe(true);
});

it('a wrong statement does not, nor does what is no error of the database', () => {
  expect([failed('42601'), failed('23505'), new Error('plain'), 'text'].map(isBusy)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  const noConnection = new Error('failed query', { cause: new Error('timeout exceeded when trying to connect') });
  expect(isBusy(noConnection)).toBe(true);
});

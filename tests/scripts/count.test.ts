import { expect, it } from 'vitest';
import { countPlaywright, countVitest, summaryOf } from '../../scripts/test/count.ts';

const vitest = {
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    {
      name: '/mall/tests/mall/cart.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a cart holds goods' },
        {
          status: 'failed',
          fullName: 'a cart is empty\nat first',
          failureMessages: ['AssertionError: expected 1 to be 0\n    at cart.test.ts:9'],
        },
      ],
    },
    { name: '/mall/tests/mall/broken.test.ts', status: 'failed', assertionResults: [] },
    {
      name: '/mall/tests/mall/set-up.test.ts',
      status: 'failed',
      assertionResults: [{ status: 'skipped', fullName: 'a mall is open' }],
    },
  ],
};
const spec = (title: string, line: number, status: string, message?: string) => ({
  title,
  line,
  file: 'cart.spec.ts',
  tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
});
const playwright = {
  stats: { expected: 5, unexpected: 1, flaky: 1 },
  errors: [{ message: 'the site did not start:\nno port' }],
  suites: [
    {
      specs: [
        spec('is bought', 12, 'expected'),
        spec('is emptied', 20, 'unexpected', '\u001b[31mError: none\u001b[39m\nsaw 1'),
      ],
      suites: [{ specs: [spec('is filled', 31, 'flaky')] }],
    },
  ],
};

it('names each failed test and why in one line, then says how many', () => {
  const summary = summaryOf([countVitest(vitest, '/mall'), countPlaywright(playwright)]);
  expect(summary.split('\n')).toEqual([
    '✘ tests/mall/cart.test.ts › a cart is empty: AssertionError: expected 1 to be 0',
    '✘ tests/mall/broken.test.ts could not be run',
    '✘ tests/mall/set-up.test.ts could not be run',
    '✘ tests/e2e/cart.spec.ts:20 › is emptied: Error: none',
    '✘ tests/e2e/cart.spec.ts:31 › is filled',
    '✘ the site did not start:',
    '8 passed, 6 failed',
    '',
  ]);
});

it('a runner that wrote no report has failed', () => {
  expect(summaryOf([countVitest(undefined, '/mall'), countPlaywright(undefined)])).toBe(
    '✘ vitest wrote no report\n✘ playwright wrote no report\n0 passed, 2 failed\n',
  );
});

it('names nothing when all passed', () => {
  const passed = { passed: 2, failed: 0, failures: [] };
  expect(summaryOf([passed, passed])).toBe('4 passed, 0 failed\n');
});

import { describe, expect, it } from 'vitest';
import { FACTOR } from '#contract/operator/factor.values.ts';
import { PRESET_RIGHTS } from '#contract/operator/roles.values.ts';
import * as rules from '#mall/operator/factor.rules.ts';

const NOW = new Date('2026-06-15T04:00:00Z');
const row = { kinds: [], graceFrom: null } as const;
const ADMIN = { rights: PRESET_RIGHTS.admin, accountId: null };

describe('whether a factor is required', () => {
  it.each<[unknown, boolean, boolean]>([
    [undefined, true, true],
    [undefined, false, false],
    ['what no version knows', true, true],
    ['public', true, true],
    ['public', false, false],
    ['always', false, true],
    ['never', true, false],
  ])('by the rule %j, in a public mall: %s, is %s', (rule, isPublic, required) => {
    expect(rules.standingOf({ ...row, rule }, ADMIN, isPublic)).toEqual({
      required,
      hasFactor: false,
      graceFrom: null,
    });
  });

  it('it is not of who does nothing that needs one', () => {
    expect(rules.standingOf({ ...row, rule: 'always' }, { ...ADMIN, rights: PRESET_RIGHTS.care }, true).required).toBe(
      false,
    );
  });
});

it.each([
  [[], ['password']],
  [['passkey'], ['passkey', 'recovery']],
  [['totp'], ['totp', 'recovery']],
  [
    ['totp', 'passkey'],
    ['passkey', 'totp', 'recovery'],
  ],
] as const)('with %j one proves by %j', (kinds, ways) => {
  expect(rules.waysOf(kinds)).toEqual(ways);
});

describe('the grace', () => {
  const missing = { required: true, hasFactor: false, graceFrom: NOW };
  const end = new Date(NOW.getTime() + FACTOR.grace);
  const before = new Date(end.getTime() - 1);

  it('ends seven days after it began', () => {
    expect(rules.factorDue(missing)).toEqual(end);
    expect(rules.isShutOut(missing, before)).toBe(false);
    expect(rules.isShutOut(missing, end)).toBe(true);
  });

  it.each([
    ['has a factor', { ...missing, hasFactor: true }],
    ['needs none', { ...missing, required: false }],
    ['has not logged in since', { ...missing, graceFrom: null }],
  ])('is nothing to who %s', (_who, standing) => {
    expect(rules.factorDue(standing)).toBeUndefined();
    expect(rules.isShutOut(standing, end)).toBe(false);
  });

  it('ends sessions; a factor ends those that it was not used in', () => {
    expect(rules.isSessionOver(missing, false, before)).toBe(false);
    expect(rules.isSessionOver(missing, false, end)).toBe(true);
    expect(rules.isSessionOver({ ...missing, hasFactor: true }, false, before)).toBe(true);
    expect(rules.isSessionOver({ ...missing, hasFactor: true }, true, end)).toBe(false);
  });
});

it('recovery codes and codes of apps are read as people type them', () => {
  expect(rules.recoveryText(' ABCD-efgh oI1l－９８７６ ')).toBe('abcdefgh01119876');
  expect(rules.digitsOf(' １２３ 456 ')).toBe('123456');
});

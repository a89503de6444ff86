import { describe, expect, it } from 'vitest';
import { FACTOR, isFresh, needsFactor } from '#contract/operator/factor.values.ts';
import { PRESET_RIGHTS, type Preset } from '#contract/operator/roles.values.ts';

describe('a second factor', () => {
  it.each<[Preset, boolean]>([
    ['admin', true],
    ['editor', true],
    ['service', true],
    ['owner', true],
    ['shipping', false],
    ['care', false],
  ])('of %s is needed where one is required: %s', (role, needed) => {
    expect(needsFactor({ rights: PRESET_RIGHTS[role], accountId: null })).toBe(needed);
  });

  it('is not needed of the owner of a store account, who proves their phone', () => {
    expect(needsFactor({ rights: PRESET_RIGHTS.owner, accountId: 7 })).toBe(false);
  });
});

describe('a proof', () => {
  const now = new Date('2026-06-15T04:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);

  it.each<[string, Date | null, boolean]>([
    ['of now', now, true],
    ['of almost ten minutes ago', ago(FACTOR.fresh - 1), true],
    ['of ten minutes ago', ago(FACTOR.fresh), false],
    ['of never', null, false],
  ])('%s is fresh: %s', (_when, provedAt, fresh) => {
    expect(isFresh(provedAt, now)).toBe(fresh);
  });
});

import { describe, expect, it } from 'vitest';
import { campaignDocument } from '#contract/campaign/schema.ts';
import { campaignState, trueUntil } from '#mall/campaign/campaign.rules.ts';

const [BEFORE, NOW, AFTER] = ['2026-11-10', '2026-11-11', '2026-11-12'].map((day) => new Date(`${day}T00:00:00Z`)) as [
  Date,
  Date,
  Date,
];

describe('a document', () => {
  const text = { zh: '秋茶上新', en: 'Autumn tea' };
  const right = { code: 'autumn-tea', title: text, intro: text, shown: true, startsAt: null, endsAt: null, blocks: [] };
  const fieldOf = (change: object) =>
    campaignDocument.safeParse({ ...right, ...change }).error?.issues[0]?.path.join('.');

  it('is taken with or without a period', () => {
    expect(fieldOf({})).toBeUndefined();
    expect(fieldOf({ startsAt: BEFORE.toISOString() })).toBeUndefined();
    expect(fieldOf({ endsAt: AFTER.toISOString() })).toBeUndefined();
    expect(fieldOf({ startsAt: BEFORE.toISOString(), endsAt: AFTER.toISOString() })).toBeUndefined();
  });

  it('has a code as an input method types it', () => {
    expect(campaignDocument.parse({ ...right, code: ' ｔｅａ－１ ' }).code).toBe('tea-1');
  });

  it.each([
    ['code', { code: 'Autumn' }],
    ['code', { code: 'autumn tea' }],
    ['code', { code: '' }],
    ['code', { code: 'a'.repeat(41) }],
    ['title.zh', { title: { zh: ' ', en: 'Tea' } }],
    ['intro.zh', { intro: { zh: '', en: 'Tea' } }],
    ['endsAt', { startsAt: AFTER.toISOString(), endsAt: BEFORE.toISOString() }],
    ['endsAt', { startsAt: NOW.toISOString(), endsAt: NOW.toISOString() }],
  ])('is refused at %s: %j', (field, change) => expect(fieldOf(change)).toBe(field));
});

it.each([
  ['hidden', { shown: false, startsAt: BEFORE, endsAt: AFTER }],
  ['running', { shown: true, startsAt: null, endsAt: null }],
  ['running', { shown: true, startsAt: NOW, endsAt: AFTER }],
  ['coming', { shown: true, startsAt: AFTER, endsAt: null }],
  ['over', { shown: true, startsAt: null, endsAt: NOW }],
])('it is %s: %j', (state, standing) => expect(campaignState(standing, NOW)).toBe(state));

it('is true until its blocks change, or it ends', () => {
  expect(trueUntil(NOW.toISOString(), null)).toBe(NOW.toISOString());
  expect(trueUntil(NOW.toISOString(), AFTER)).toBe(NOW.toISOString());
  expect(trueUntil(NOW.toISOString(), BEFORE)).toBe(BEFORE.toISOString());
});

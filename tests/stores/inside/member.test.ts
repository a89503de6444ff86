import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskMembers } from '#contract/member/desk.schema.ts';
import type { SignIn } from '#contract/member/schema.ts';
import { daysOf, monthBefore } from '#src/lib/browser/member/calendar.ts';
import { pointsPath, readPoints } from '#src/lib/browser/member/points-url.ts';
import { createDeskMembers } from '#src/stores/desk/member.ts';
import { createEquity, createMember, createPoints, createSignIn } from '#src/stores/inside/member.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
});
afterEach(() => vi.unstubAllGlobals());

const days = (more: Partial<SignIn> = {}): SignIn => ({
  ...{ today: '2026-06-15', signed: false, streak: 6, now: 30, next: 5, month: '2026-06', days: [] },
  bonus: { days: 7, points: 30 },
  ...more,
});

describe('signing in', () => {
  it('shows the day at once, and says what came', async () => {
    mall.answers['GET /app/p/signIn'] = days();
    mall.answers['POST /app/p/signIn'] = { ...days({ signed: true, streak: 7 }), given: 30 };
    const done = vi.fn();
    const store = createSignIn(words, done);
    await store.reload();
    await store.sign((given) => `+${given}`);
    expect([store.value()?.streak, done.mock.calls.length]).toEqual([7, 1]);
    expect($toasts.get().map(({ text }) => text)).toEqual(['+30']);
  });

  it('what is refused changes nothing; other months are turned to', async () => {
    mall.answers['GET /app/p/signIn'] = days();
    const store = createSignIn(words);
    await store.reload();
    mall.answers['POST /app/p/signIn'] = new Refusal('稍后再试');
    await store.sign(() => '');
    expect(store.value()?.signed).toBe(false);
    mall.answers['GET /app/p/signIn?month=2026-05'] = days({ month: '2026-05' });
    await store.turn(1);
    expect(store.value()?.month).toBe('2026-05');
    mall.answers['GET /app/p/signIn?month=2026-06'] = days();
    mall.answers['POST /app/p/signIn'] = { ...days({ signed: true }), given: 5 };
    await store.turn(-1);
    await store.sign(() => '好');
    expect([store.value()?.month, store.value()?.signed]).toEqual(['2026-06', true]);
  });

  it('a month begins on its day of the week', () => {
    expect(daysOf('2026-06')).toMatchObject({ before: 0, days: { length: 30, 0: '2026-06-01' } });
    expect(daysOf('2026-02')).toMatchObject({ before: 6, days: { length: 28 } });
    expect([monthBefore('2026-01'), monthBefore('2026-12', -1)]).toEqual(['2025-12', '2027-01']);
    expect([daysOf('').days.length, monthBefore('')]).toEqual([31, '1899-12']);
  });
});

it('points are what the address says', async () => {
  expect(readPoints('?kind=earn&page=3')).toEqual({ kind: 'earn', page: 3 });
  expect(readPoints('?kind=topUp&page=x')).toEqual({ kind: undefined, page: 1 });
  expect(pointsPath({ kind: undefined, page: 1 })).toBe('/user-center/uc-integral');
  expect(pointsPath({ kind: 'task', page: 2 })).toBe('/user-center/uc-integral?kind=task&page=2');
  mall.answers['GET /app/p/points?kind=task&page=2'] = { points: 9, items: [], page: 2, pages: 2, total: 21 };
  const list = createPoints({ kind: 'task', page: 2 }, words);
  mall.answers['GET /app/p/points?kind=task&page=2'] = { points: 9, items: [{}], page: 2, pages: 2, total: 21 };
  await list.reload();
  expect(list.value()?.points).toBe(9);
});

it('level and benefits are asked for', async () => {
  mall.answers['GET /app/p/member'] = { level: 2 };
  mall.answers['GET /app/p/member/equity'] = { level: 3 };
  const [member, equity] = [createMember(words), createEquity(words)];
  await Promise.all([member.reload(), equity.reload()]);
  expect([member.value()?.level, equity.value()?.level]).toEqual([2, 3]);
});

describe('at the desk', () => {
  const said = { amount: '整数', nothing: '填写', reason: '原因' };
  const figures: DeskMembers = { levels: [], names: [], paid: 0, signedToday: 0, given: 0, used: 0, found: null };

  it('a change needs whole numbers and a reason, and shows what has become of it', async () => {
    mall.answers['GET /desk/p/members?mobile=13800138000'] = figures;
    const store = createDeskMembers({ mobile: '13800138000', id: '' }, words);
    const error = async () => [await store.send(7, said), store.form.$failure.get()];
    expect(await error()).toEqual([false, { field: 'points', text: '填写' }]);
    store.$growth.set('1.5');
    expect(await error()).toEqual([false, { field: 'growth', text: '整数' }]);
    store.$growth.set('');
    store.$points.set('-20');
    expect(await error()).toEqual([false, { field: 'reason', text: '原因' }]);
    store.$reason.set(' 补发 ');
    mall.answers['POST /desk/p/members/7'] = {};
    expect(await store.send(7, said)).toBe(true);
    expect(mall.calls()).toEqual(['POST /desk/p/members/7', 'GET /desk/p/members?mobile=13800138000']);
    expect([store.$points.get(), store.$reason.get(), store.value()]).toEqual(['', '', figures]);
  });

  it('without a number, there are the figures alone', async () => {
    mall.answers['GET /desk/p/members'] = figures;
    const store = createDeskMembers({ mobile: '', id: '' }, words);
    await store.reload();
    expect(store.value()).toEqual(figures);
  });
});

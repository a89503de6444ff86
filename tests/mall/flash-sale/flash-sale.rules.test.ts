import { describe, expect, it } from 'vitest';
import { itemState, nextTimes, sessionState } from '#mall/flash-sale/flash-sale.rules.ts';

const at = (text: string) => new Date(`2026-06-${text}:00Z`);
const SESSION = { startsAt: at('15T04:00'), endsAt: at('15T08:00') };

describe('a session', () => {
  it.each([
    ['15T03:59', 'coming'],
    ['15T04:00', 'running'],
    ['15T07:59', 'running'],
    ['15T08:00', 'over'],
  ])('at %s is %s', (time, state) => expect(sessionState(SESSION, at(time))).toBe(state));

  it.each([
    ['15T05:00', { on: true, stock: 2, sold: 1 }, 'running'],
    ['15T05:00', { on: true, stock: 2, sold: 2 }, 'soldOut'],
    ['15T05:00', { on: false, stock: 2, sold: 0 }, 'over'],
    ['15T03:00', { on: true, stock: 0, sold: 0 }, 'coming'],
    ['15T09:00', { on: true, stock: 2, sold: 2 }, 'over'],
  ])('at %s has goods %j that are %s', (time, item, state) => expect(itemState(SESSION, item, at(time))).toBe(state));
});

describe('a daily session', () => {
  it.each([
    ['15T05:00', '16T04:00'],
    ['15T08:00', '16T04:00'],
    ['16T07:59', '16T04:00'],
    ['16T08:00', '17T04:00'],
    ['20T09:00', '21T04:00'],
    ['10T00:00', '16T04:00'],
  ])('at %s comes next at %s', (now, starts) => expect(nextTimes(SESSION, at(now)).startsAt).toEqual(at(starts)));
});

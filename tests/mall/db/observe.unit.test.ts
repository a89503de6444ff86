import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { kindOf, observeClient, resultOf } from '#mall/db/observe.ts';

const failing = (code?: string) => Object.assign(new Error('x'), code ? { code } : {});

it('a statement is named by its first word, of a few', () => {
  expect(kindOf('select 1')).toBe('select');
  expect(kindOf('\n  WITH a as (select 1) select 1')).toBe('with');
  expect(kindOf('set local statement_timeout = 1')).toBe('other');
  expect(kindOf('')).toBe('other');
});

it('a failure is named by what it means', () => {
  const named = { '57014': 'timeout', '40P01': 'conflict', '40001': 'conflict', '23505': 'refused', '42601': 'failed' };
  for (const [code, result] of Object.entries(named)) expect(resultOf(failing(code))).toBe(result);
  for (const lost of [failing('57P01'), failing('ECONNRESET'), failing('08006'), failing(), 'text'])
    expect(resultOf(lost)).toBe('lost');
});

it('statements are counted whether their end is told by a callback or a promise', async () => {
  const observe = vi.fn();
  const client = {
    query: (first: unknown, ...more: unknown[]) => {
      const fails = (typeof first === 'string' ? first : (first as { text: string }).text) === 'select x';
      const error = fails ? failing('42703') : null;
      const last = more.at(-1);
      if (typeof last === 'function') return void last(error, error ? undefined : { rows: [] });
      return error ? Promise.reject(error) : Promise.resolve({ rows: [] });
    },
  } as unknown as pg.PoolClient;
  observeClient(client, observe);
  const told = vi.fn();
  client.query('select 1', [], told);
  client.query('select x', [], told);
  expect(told.mock.calls).toEqual([
    [null, { rows: [] }],
    [expect.any(Error), undefined],
  ]);
  expect(await client.query({ text: 'insert into x values (1)' })).toEqual({ rows: [] });
  await expect(client.query('select x')).rejects.toThrow('x');
  expect(observe.mock.calls.map(([kind, result]) => [kind, result])).toEqual([
    ['select', 'ok'],
    ['select', 'failed'],
    ['insert', 'ok'],
    ['select', 'failed'],
  ]);
  expect(observe.mock.calls.every(([, , ms]) => ms >= 0)).toBe(true);
});

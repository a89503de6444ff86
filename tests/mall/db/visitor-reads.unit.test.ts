import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { readAsVisitor, routeReads } from '#mall/db/visitor-reads.ts';

const from = (name: string) => ({ rows: [{ name }] }) as unknown as pg.QueryResult;

function routed(answers: (pg.QueryResult | undefined)[]) {
  const pool = { query: vi.fn(async () => from('primary')) } as unknown as pg.Pool;
  const read = vi.fn(async () => answers.shift());
  routeReads(pool, read);
  const ask = async (text: string) => (await pool.query<{ name: string }>({ text })).rows[0]?.name;
  return { ask, read };
}

it('only what a visitor reads goes to the replica', async () => {
  const { ask, read } = routed([from('replica'), from('replica')]);
  expect(await ask('select 1')).toBe('primary');
  await readAsVisitor(async () => {
    expect(await ask('select 1')).toBe('replica');
    expect(await ask('with a as (select 1) select 1')).toBe('replica');
    for (const text of ['insert into a values (1)', 'update a set b = 1', 'delete from a', 'begin'])
      expect(await ask(text)).toBe('primary');
  });
  expect(await ask('select 1')).toBe('primary');
  expect(read).toHaveBeenCalledTimes(2);
});

it('a call that was answered by the primary once goes on there, so that nothing it reads is older', async () => {
  const { ask, read } = routed([from('replica'), undefined, from('replica'), from('replica')]);
  await readAsVisitor(async () => {
    expect(await ask('select 1')).toBe('replica');
    expect(await ask('select 2')).toBe('primary');
    expect(await ask('select 3')).toBe('primary');
  });
  expect(read).toHaveBeenCalledTimes(2);
  expect(await readAsVisitor(() => ask('select 4'))).toBe('replica');
});

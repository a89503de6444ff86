import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { say } from '#contract/text.ts';
import { deletesRows, ofNobody, problemsOf } from '#mall/personal-data/entry.rules.ts';
import { PERSONAL_DATA } from '#mall/personal-data/map.ts';
import { allTables } from '../../../scripts/verify/tables.ts';

const shoe = pgTable('shoe', { id: integer('id').primaryKey(), owner: text('owner'), size: integer('size') });
const name = say('Shoes', '鞋');
const whole = ofNobody(shoe, name, 'id owner size');

it('names every column of every table', async () => {
  const tables = await allTables();
  expect(tables.length).toBeGreaterThan(60);
  expect(problemsOf(PERSONAL_DATA, tables)).toEqual([]);
});

it('says what is missing, said twice, or not there', () => {
  expect(problemsOf([whole], [shoe])).toEqual([]);
  expect(problemsOf([], [shoe])).toEqual(['shoe: the table is missing']);
  expect(problemsOf([whole], [])).toEqual(['shoe: there is no such table']);
  expect(problemsOf([ofNobody(shoe, name, 'id size')], [shoe])).toEqual([
    'shoe.owner: is it personal? what becomes of it?',
  ]);
  expect(problemsOf([ofNobody(shoe, name, 'id owner size size colour')], [shoe])).toEqual([
    'shoe.colour: there is no such column',
    'shoe.size: said twice',
  ]);
  const exported = deletesRows(shoe, {
    name,
    of: () => problemsOf as never,
    deleted: 'owner',
    plain: 'id size',
    exported: 'shoes',
    without: 'key',
  });
  expect(problemsOf([exported], [shoe])).toEqual(['shoe.key: not there to be left out']);
});

it('exports under names of their own', () => {
  const files = PERSONAL_DATA.flatMap(({ exported }) => (exported ? [exported.file] : []));
  expect(new Set(files).size).toBe(files.length);
});

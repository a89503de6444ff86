import { expect, it } from 'vitest';
import { lsnOf } from '#mall/db/lsn.rules.ts';

it('positions are compared as numbers, not as texts', () => {
  expect(lsnOf('16/B374D848')).toBe(0x16b374d848n);
  expect(lsnOf('0/0')).toBe(0n);
  expect(lsnOf('1/0') > lsnOf('0/FFFFFFFF')).toBe(true);
  expect(lsnOf('10/1') > lsnOf('9/1')).toBe(true);
});

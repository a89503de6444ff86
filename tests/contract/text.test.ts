import { expect, it } from 'vitest';
import { hasForm, maskName } from '#contract/text.ts';

it('of a name others read the first character, and of a longer one the last', () => {
  expect(['小明明', '小明', '明', '', '😀a😀'].map(maskName)).toEqual(['小**明', '小**', '明**', '**', '😀**😀']);
});

it('a full-width text, and one with spaces around it, has the form of the narrow one', () => {
  expect([hasForm(/^[A-Z]\d$/, ' Ａ１ '), hasForm(/^[A-Z]\d$/, 'ＡＡ')]).toEqual([true, false]);
});

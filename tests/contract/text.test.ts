import { expect, it } from 'vitest';
import { maskName } from '#contract/text.ts';

it('of a name others read the first character, and of a longer one the last', () => {
  expect(['小明明', '小明', '明', '', '😀a😀'].map(maskName)).toEqual(['小**明', '小**', '明**', '**', '😀**😀']);
});

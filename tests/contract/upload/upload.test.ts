import { expect, it } from 'vitest';
import { uploadAddressOf, uploadIdOf } from '#contract/upload/schema.ts';

const ADDRESS = '/media/upload/2026/06/abcdefghijklmnopqrstuvwx.webp';
const ID = '202606abcdefghijklmnopqrstuvwx';

it('an uploaded picture is known by its address and by its id', () => {
  expect(uploadIdOf(ADDRESS)).toBe(ID);
  expect(uploadAddressOf(ID)).toBe(ADDRESS);
});

it('other addresses and ids are none', () => {
  expect(uploadIdOf('/media/demo/p/a.webp')).toBeUndefined();
  expect(uploadAddressOf('invoice-1')).toBeUndefined();
});

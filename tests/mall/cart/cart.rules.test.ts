import { expect, it } from 'vitest';
import {
  DELIVERY_DAYS,
  deliveryDays,
  FAR_PROVINCES,
  provinceOf,
  regionName,
} from '#contract/address/provinces.values.ts';
import { customKeyOf } from '#mall/cart/cart.rules.ts';

it('options give the same key in whatever order they come, other options another', () => {
  const key = customKeyOf({ text: '小良', colour: 'red', size: 'L' });
  expect(customKeyOf({ size: 'L', colour: 'red', text: '小良' })).toBe(key);
  expect(customKeyOf({ colour: 'red', size: 'L', text: '小良' })).toBe(key);
  expect(customKeyOf({ size: 'M', colour: 'red', text: '小良' })).not.toBe(key);
  expect(customKeyOf(null)).toBe('');
});

it('a parcel to a far province takes longer', () => {
  expect(deliveryDays('330106')).toEqual(DELIVERY_DAYS.near);
  expect(deliveryDays('540102')).toEqual(DELIVERY_DAYS.far);
  expect(FAR_PROVINCES).toContain('西藏自治区');
  expect(FAR_PROVINCES).not.toContain('浙江省');
});

it('a province is known by its code and by its name; an unknown name is shown as it is', () => {
  expect(provinceOf('330106')).toEqual({ zh: '浙江省', en: 'Zhejiang' });
  expect(provinceOf('99')).toBeUndefined();
  expect(regionName('浙江省', 'en')).toBe('Zhejiang');
  expect(regionName('某省', 'en')).toBe('某省');
});

import { expect, it } from 'vitest';
import lines from '#contract/address/regions.json' with { type: 'json' };
import { isWholeRegion, regionNames, regionPath, regionTree } from '#contract/address/regions.values.ts';

const tree = regionTree(lines);

it('holds every province, each with cities, each of these with districts', () => {
  const provinces = tree.children.get('') ?? [];
  expect(provinces).toHaveLength(34);
  for (const province of provinces) {
    const cities = tree.children.get(province.code) ?? [];
    expect(cities.length, province.zh).toBeGreaterThan(0);
    for (const city of cities) expect(tree.children.get(city.code)?.length, city.zh).toBeGreaterThan(0);
  }
});

it('every region has a name in both languages and a sound, and siblings differ by name', () => {
  for (const { code, zh, en, pinyin } of tree.byCode.values()) {
    expect(zh, code).toMatch(/^\p{Script=Han}+$/u);
    expect(en, code).toMatch(/^[A-Z][\wüÜ',() -]*$/);
    expect(pinyin, code).toMatch(/^[a-z]+( [a-z]+)*$/);
  }
  for (const siblings of tree.children.values())
    expect(new Set(siblings.map(({ zh }) => zh)).size).toBe(siblings.length);
});

it('paths lead from the province down', () => {
  expect(regionPath('440106')).toEqual(['440000', '440100', '440106']);
  expect(regionPath('440100')).toEqual(['440000', '440100']);
  expect(regionPath('440000')).toEqual(['440000']);
});

it('takes a region only as a whole and in order', () => {
  expect(isWholeRegion(tree, ['440000', '440100', '440106'])).toBe(true);
  for (const wrong of [
    [],
    ['440000'],
    ['440000', '440100'],
    ['440106'],
    ['440000', '440106'],
    ['110000', '440100', '440106'],
    ['440100', '440000', '440106'],
    ['440000', '440100', '440199'],
    ['440000', '440100', '440106', '440106'],
  ])
    expect(isWholeRegion(tree, wrong), wrong.join()).toBe(false);
});

it('names a region in both languages; a city that is its province once, what is unknown not at all', () => {
  const beijing = ['110000', '110100', '110105'];
  expect(regionNames(tree, beijing, 'zh')).toEqual(['北京市', '朝阳区']);
  expect(regionNames(tree, beijing, 'en')).toEqual(['Beijing', 'Chaoyang District']);
  expect(regionNames(tree, ['440000', '440100', '999999'], 'en')).toEqual(['Guangdong', 'Guangzhou']);
});

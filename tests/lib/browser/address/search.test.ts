import { expect, it } from 'vitest';
import lines from '#contract/address/regions.json' with { type: 'json' };
import { regionTree } from '#contract/address/regions.values.ts';
import { pathText, searchRegions, stemOf } from '#src/lib/browser/address/search.ts';

const tree = regionTree(lines);
const names = (query: string, limit = 5) =>
  searchRegions(tree, query, limit).map(({ code }) => pathText(tree, code, 'zh'));

it('a name without its kind, unless one sign would be left', () => {
  expect(['广州市', '天河区', '东区', '内蒙古自治区', '恩施土家族苗族自治州', '香港特别行政区'].map(stemOf)).toEqual([
    '广州',
    '天河',
    '东区',
    '内蒙古',
    '恩施',
    '香港',
  ]);
});

it.each([
  ['天河', '广东省 / 广州市 / 天河区'],
  ['天河区', '广东省 / 广州市 / 天河区'],
  ['tianhe', '广东省 / 广州市 / 天河区'],
  ['Tianhe District', '广东省 / 广州市 / 天河区'],
  ['广州天河', '广东省 / 广州市 / 天河区'],
  ['广州 天河', '广东省 / 广州市 / 天河区'],
  ['guangzhou tianhe', '广东省 / 广州市 / 天河区'],
  ['guangzhoutianhe', '广东省 / 广州市 / 天河区'],
  ['北京 朝阳', '北京市 / 朝阳区'],
  ['hohhot', '内蒙古自治区 / 呼和浩特市'],
  ["xi'an", '陕西省 / 西安市'],
  ['xihu', '浙江省 / 杭州市 / 西湖区'],
  ['szns', undefined],
])('%s: %s', (query, first) => expect(names(query)[0]).toBe(first));

it('larger places first, by initials too, at most as many as asked for', () => {
  expect(names('广州')[0]).toBe('广东省 / 广州市');
  expect(names('gz', 40)).toContain('广东省 / 广州市');
  expect(names('河', 3)).toHaveLength(3);
  expect(names('  ')).toEqual([]);
  expect(names('没有这个地方')).toEqual([]);
});

it('names a path in both languages', () => {
  expect(pathText(tree, '440106', 'en')).toBe('Guangdong / Guangzhou / Tianhe District');
  expect(pathText(tree, '999999', 'en')).toBe('');
});

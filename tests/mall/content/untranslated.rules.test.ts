import { expect, it } from 'vitest';
import { beginningOf, withoutEnglish } from '#mall/content/untranslated.rules.ts';

it('finds texts whose English is empty, wherever they stand', () => {
  const document = {
    title: { zh: '标题', en: ' ' },
    items: [{ name: { zh: '有', en: 'there' } }, { name: { zh: '没有', en: '' }, link: null }],
    empty: { zh: ' ', en: '' },
    place: { zh: 1, en: 2 },
    other: { zh: '只有中文' },
    count: 3,
  };
  expect(withoutEnglish(document)).toEqual(['标题', '没有']);
});

it('finds fields that are named by their language', () => {
  const config = {
    pcTitleContentCn: '山货铺',
    pcTitleContentEn: '',
    pcWelcomeCn: '欢迎',
    pcCopyrightCn: '',
    pcLogoImg: 'a.png',
  };
  expect(withoutEnglish({ ...config, pcCompanyNameCn: '有', pcCompanyNameEn: 'there' })).toEqual(['山货铺', '欢迎']);
});

it('names a text by its beginning', () => {
  expect(beginningOf('<p>第一段</p>\n<p>第二段</p>')).toBe('第一段 第二段');
  expect(beginningOf('长'.repeat(80))).toHaveLength(60);
});

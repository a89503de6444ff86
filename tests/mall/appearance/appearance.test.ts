import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Appearance, FoundTexts, TextsDocument, Theme } from '#contract/appearance/schema.ts';
import { PLAIN_APPEARANCE } from '#contract/appearance/values.ts';
import { need } from '../../helpers/mall/buying.ts';
import { type Document, errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
let editor: Awaited<ReturnType<typeof makeEditor>>;
beforeAll(async () => {
  mall = await openTestMall();
  editor = await makeEditor(mall);
});
afterAll(() => mall.close());

const shown = async (language: 'zh' | 'en' = 'zh') =>
  need(await mall.call<Appearance>('GET', '/api/app/appearance', { language }));
const put = async <V>(name: string, change: (value: V) => unknown) => {
  const { value, version } = await editor.get<Document<V>>(name);
  return editor.put(name, { value: change(value), version });
};
const msgOf = (answer: Awaited<ReturnType<typeof put>>): string =>
  (answer.envelope.data as unknown as { msg: string }[])[0]?.msg ?? '';

describe('colours and font', () => {
  it('are built in until somebody changes them, then every page shows them', async () => {
    expect(await shown()).toEqual(PLAIN_APPEARANCE);
    const dropped = await editor.dropping(() =>
      editor.edit<Theme>('theme', (theme) => ({
        ...theme,
        light: { ...theme.light, primary: '#0050B3' },
        font: 'serif',
      })),
    );
    expect(dropped).toEqual(['web-config']);
    expect((await shown('en')).theme).toMatchObject({ light: { primary: '#0050b3', accent: '' }, font: 'serif' });
  });

  it('that cannot be seen are refused, with the ratio and the nearest that can', async () => {
    const yellow = (name: string) => (theme: Theme) => ({ ...theme, light: { ...theme.light, [name]: '#ffd700' } });
    const answer = await put('theme', yellow('primary'));
    expect(errorOf(answer)).toBe('light.primary');
    const [, ratio, colour] = /对比度为([\d.]+)，至少需要3。最接近的可用颜色是(#[0-9a-f]{6})/.exec(msgOf(answer)) ?? [];
    expect(Number(ratio)).toBeLessThan(3);
    const next = await put('theme', (theme: Theme) => ({ ...theme, light: { ...theme.light, primary: colour } }));
    expect(need(next).value).toMatchObject({ light: { primary: colour } });
    expect(errorOf(await put('theme', yellow('accent')))).toBe('light.accent');
    expect(errorOf(await put('theme', yellow('neutral')))).toBe('light.neutral');
    const deep = (theme: Theme) => ({ ...theme, dark: { ...theme.dark, primary: '#330000' } });
    expect(errorOf(await put('theme', deep))).toBe('dark.primary');
  });

  it('are colours and fonts, and nothing that could end the style', async () => {
    const bad = (primary: string) => (theme: Theme) => ({ ...theme, light: { ...theme.light, primary } });
    for (const colour of ['red', '#12345', '#0000001', '}</style>', '#00000g'])
      expect(errorOf(await put('theme', bad(colour))), colour).toBe('value.light.primary');
    expect(errorOf(await put('theme', (theme: Theme) => ({ ...theme, font: 'Comic Sans' })))).toBe('value.font');
  });
});

describe('texts', () => {
  const change = (texts: TextsDocument['texts']) => put('texts', () => ({ texts }));

  it('are found by their key or by what they say, in either language', async () => {
    const find = (q: string) => editor.get<FoundTexts>(`built-in-texts?q=${encodeURIComponent(q)}`);
    const { items } = await find('common:skip');
    const skip = items.find(({ key }) => key === 'common:skip');
    expect(skip?.key).toBe('common:skip');
    for (const text of [skip?.zh ?? '', (skip?.en ?? '').toUpperCase()])
      expect((await find(text)).items.map(({ key }) => key)).toContain('common:skip');
    expect(await find('没有这样的文案')).toEqual({ total: 0, items: [] });
    const many = await find('a');
    expect(many.items).toHaveLength(50);
    expect(many.total).toBeGreaterThan(50);
    expect((await find('工作台菜单')).total, 'of the desk').toBe(0);
  });

  it('are changed in one language or both, found among those that were, and put back', async () => {
    const texts = { 'common:skip': { zh: '直达正文', en: '' }, 'product:none': { zh: '没有', en: '' } };
    const dropped = await editor.dropping(async () => need(await change(texts)));
    expect(dropped).toEqual(['web-config']);
    expect((await shown()).texts).toEqual({ 'common:skip': '直达正文' });
    expect((await shown('en')).texts).toEqual({});
    expect((await editor.get<FoundTexts>('built-in-texts')).items.map(({ key }) => key)).toEqual(['common:skip']);
    need(await change({}));
    expect((await shown()).texts).toEqual({});
  });

  it('keep what is filled in', async () => {
    const key = 'common:site.description';
    const [found] = (await editor.get<FoundTexts>(`built-in-texts?q=${key}`)).items;
    expect(found?.zh).toContain('{{mall}}');
    const lacking = await change({ [key]: { zh: '好店', en: '' } });
    expect([errorOf(lacking), msgOf(lacking)]).toEqual([`texts.${key}.zh`, '请保留{{mall}}，不能增减']);
    expect(errorOf(await change({ [key]: { zh: '', en: 'By {{mall}} and {{name}}' } }))).toBe(`texts.${key}.en`);
    expect(errorOf(await change({ 'common:skip': { zh: '{{mall}}', en: '' } }))).toBe('texts.common:skip.zh');
    need(await change({ [key]: { zh: '{{mall}}好店', en: '' } }));
    expect((await shown()).texts).toEqual({ [key]: '{{mall}}好店' });
  });

  it('that say what is built in are not stored', async () => {
    const [{ key, zh, en } = { key: '', zh: '', en: '' }] = (
      await editor.get<FoundTexts>('built-in-texts?q=common:skip')
    ).items;
    need(await change({ [key]: { zh, en } }));
    expect((await editor.get<Document<TextsDocument>>('texts')).value).toEqual({ texts: {} });
  });

  it('are not too many or too long', async () => {
    expect(errorOf(await change({ 'common:skip': { zh: 'x'.repeat(1_001), en: '' } }))).toMatch(/^value\.texts\./);
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`common:x${n}`, { zh: 'x', en: '' }]));
    expect(errorOf(await change(many))).toBe('value.texts');
    expect(errorOf(await change({ 'no key': { zh: 'x', en: '' } }))).toMatch(/^value\.texts/);
  });

  it('and colours are not for those who work elsewhere', async () => {
    for (const role of ['shop', 'service'] as const) {
      const other = await makeEditor(mall, role);
      for (const path of ['theme', 'texts', 'built-in-texts'])
        expect((await other.call('GET', path)).status, `${role} ${path}`).toBe(403);
    }
  });
});

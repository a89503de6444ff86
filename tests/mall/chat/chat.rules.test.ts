import { describe, expect, it } from 'vitest';
import { CHAT_DEFAULTS } from '#contract/chat/desk.schema.ts';
import { chatContent } from '#contract/chat/schema.ts';
import { clockOf } from '#contract/chat/values.ts';
import { claimOf, frameOf, greetingOf, hoursOf, isOpen } from '#mall/chat/chat.rules.ts';
import { helperText, questionOf, stateText } from '#mall/chat/helper.rules.ts';
import { isPrivatePath, isPublicPath } from '#src/lib/shared/paths.ts';

describe('frames', () => {
  it.each([
    [{ msgType: 0, content: '' }, 'beat'],
    [{ msgType: 1, content: '{"conversation":1,"id":"abcdefgh","body":{"text":"a"}}' }, 'message'],
    [{ msgType: 5, content: '{"conversation":1,"body":{"upTo":3}}' }, 'read'],
    [{ msgType: 5, content: '{}' }, 'bad'],
    [{ msgType: 1, content: '{' }, 'bad'],
    [{ msgType: 8, content: '' }, 'bad'],
  ])('%j is %s', (frame, kind) => expect(frameOf(JSON.stringify(frame)).kind).toBe(kind));

  it('pictures are those of uploads', () => {
    const parse = (url: string) => chatContent[2].safeParse({ conversation: 1, id: 'abcdefgh', body: { url } }).success;
    expect(parse('/media/upload/2026/11/AAAAAAAAAAAAAAAAAAAAAAAA.webp')).toBe(true);
    expect(parse('https://example.com/a.png')).toBe(false);
    expect(parse('/media/upload/../x.webp')).toBe(false);
  });
});

describe('addresses', () => {
  it.each([
    ['/ws/im/im/websocket/online/user/a%2Fb/7', { side: 'shopper', token: 'a/b', userId: 7 }],
    ['/ws/im/im/websocket/online/user/%/7', { side: 'shopper', token: '', userId: 7 }],
    ['/ws/desk/chat/abc', { side: 'staff', token: 'abc' }],
    ['/ws/im/im/websocket/online/user/abc/x', undefined],
    ['/ws/desk/chat/', undefined],
  ])('%s', (path, claim) => expect(claimOf(path)).toEqual(claim));
});

describe('hours', () => {
  const at = (time: string) => new Date(`2026-11-25T${time}:00+08:00`);
  it.each([
    ['08:59', false],
    ['09:00', true],
    ['20:59', true],
    ['21:00', false],
  ])('at %s: %s', (time, open) => expect(isOpen(CHAT_DEFAULTS, at(time))).toBe(open));

  it('are said by the clock', () => expect([hoursOf(CHAT_DEFAULTS), clockOf(61)]).toEqual(['09:00–21:00', '01:01']));

  it('a greeting is said once in a while, and only while nobody serves', () => {
    const nobody = { greetedAt: null, operatorId: null };
    expect(greetingOf(CHAT_DEFAULTS, at('10:00'), nobody)?.zh).toContain('尽快');
    expect(greetingOf(CHAT_DEFAULTS, at('22:00'), nobody)?.en).toContain('09:00');
    expect(greetingOf(CHAT_DEFAULTS, at('10:00'), { ...nobody, operatorId: 1 })).toBeUndefined();
    expect(greetingOf(CHAT_DEFAULTS, at('10:00'), { ...nobody, greetedAt: at('09:00') })).toBeUndefined();
    expect(greetingOf(CHAT_DEFAULTS, at('20:00'), { ...nobody, greetedAt: at('09:00') })).toBeDefined();
    expect(greetingOf({ ...CHAT_DEFAULTS, greeting: { zh: '', en: '' } }, at('10:00'), nobody)).toBeUndefined();
    expect(greetingOf({ ...CHAT_DEFAULTS, greeting: { zh: '好', en: '' } }, at('10:00'), nobody)?.en).toBe('好');
  });
});

describe('helper', () => {
  it.each([
    ['转人工', 'person'],
    ['怎么退货', 'return'],
    ['几点上班', 'hours'],
    ['where is my order', 'order'],
    ['你好', 'other'],
  ])('%s is about %s', (text, question) => expect(questionOf(text)).toBe(question));

  const order = { id: '1', status: stateText('toSend') };
  const known = { hours: '09:00–21:00', opens: '09:00', isOpen: true, order };

  it('answers with links to pages that there are', () => {
    const urls = (['order', 'hours', 'return', 'person', 'other'] as const).map((question) =>
      helperText(question, known).links.map(({ url }) => url),
    );
    expect(urls).toEqual([
      ['/user-center/order-detail?id=1', '/user-center/uc-order'],
      ['/other/faq'],
      ['/user-center/uc-order', '/user-center/uc-return', '/other/buy-notice'],
      [],
      ['/user-center/uc-order', '/other/faq'],
    ]);
    const without = helperText('order', { ...known, order: undefined });
    expect(without).toMatchObject({ text: { zh: '您还没有订单。' }, links: [{ url: '/goods' }] });
    const paths = [...urls.flat(), '/goods'].map((url) => url.split('?')[0] ?? '');
    expect(paths.filter((path) => !isPublicPath(path) && !isPrivatePath(path))).toEqual([]);
  });

  it('says when a person answers', () => {
    const closed = helperText('person', { ...known, isOpen: false }).text;
    expect([closed.zh, closed.en].map((text) => text.includes('09:00'))).toEqual([true, true]);
    expect(helperText('person', known).text.zh).not.toContain('09:00');
  });
});

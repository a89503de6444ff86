import { describe, expect, it } from 'vitest';
import { PRESS_BOOST, SEARCH_LOG } from '#contract/search/log.values.ts';
import { boostOf, isLogged, oneForm } from '#mall/search/log.rules.ts';
import { type Phrase, phrasesFrom } from '#mall/search/popular.rules.ts';

describe('searched words', () => {
  it.each([
    ['  red   lamp ', 'red lamp'],
    ['无线 耳机', '无线耳机'],
    ['iphone 手机壳', 'iphone手机壳'],
    ['“耳机”！', '耳机'],
    ['c++ #', 'c++ #'],
    ['？！', ''],
  ])('%j have one form', (plain, form) => {
    expect(oneForm(plain)).toBe(form);
  });

  it('are not counted where they are long, none, or may be of a person', () => {
    expect(isLogged('耳机')).toBe(true);
    expect(isLogged('iphone 15 256')).toBe(true);
    expect(isLogged('词'.repeat(SEARCH_LOG.text))).toBe(true);
    expect(isLogged('词'.repeat(SEARCH_LOG.text + 1))).toBe(false);
    for (const form of ['', '13800138000', '订单 138-0013-8000', '138 0013 8000', 'someone@example.com'])
      expect(isLogged(form), form).toBe(false);
  });
});

describe('the boost by presses', () => {
  const { least, full } = PRESS_BOOST;

  it('is nothing for a handful, and at most 1', () => {
    for (const presses of [0, 1, least - 1]) expect(boostOf(presses)).toBe(0);
    expect(boostOf(full)).toBe(1);
    expect(boostOf(full * 1_000)).toBe(1);
  });

  it('grows slower the more there are', () => {
    const [few, some, many] = [boostOf(least), boostOf(least * 4), boostOf(least * 16)];
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(0.15);
    expect(some).toBeGreaterThan(few);
    expect(many).toBeGreaterThan(some);
    expect(many).toBeLessThan(some * 2);
  });
});

describe('popular phrases', () => {
  const phrase = (words: string, language: Phrase['language'], ...parts: string[]): Phrase => ({
    ...{ words, language, parts },
  });
  const PHRASES = [
    phrase('蓝牙耳机', 'zh', '蓝牙', '耳机'),
    phrase('耳机', 'zh', '耳机'),
    phrase('耳机收纳包', 'zh', '耳机', '收纳包'),
    phrase('wireless earphones', 'en', 'wireless', 'earphone'),
    phrase('耳机 case', 'en', '耳机', 'case'),
  ];

  it('begin with what was typed, then have a word that does; not what is typed already', () => {
    expect(phrasesFrom(PHRASES, { start: '耳机', language: 'zh' }, 4)).toEqual(['耳机收纳包', '蓝牙耳机']);
    expect(phrasesFrom(PHRASES, { start: '耳', language: 'zh' }, 2)).toEqual(['耳机', '耳机收纳包']);
    expect(phrasesFrom(PHRASES, { start: 'ear', language: 'en' }, 4)).toEqual(['wireless earphones']);
    expect(phrasesFrom(PHRASES, { start: 'x', language: 'en' }, 4)).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Jieba } from '@node-rs/jieba';
import { isHan, isStop, latinTokens, normalise, type Token } from './latin.rules.ts';

export type Sound = { pinyin: string; initials: string };

/** Takes texts apart into words; Chinese by dictionary, which costs 40 MB and a quarter of a second once. */
export type Tokenizer = {
  /** Every word a text should be found by, words within words too. */
  index(text: string): Token[];
  /** The words of a query, in order. */
  query(text: string): Token[];
  /** Chinese words within a Chinese word. */
  within(word: string): string[];
  sound(word: string): Sound;
};

let loaded: Promise<Tokenizer> | undefined;

export function loadTokenizer(): Promise<Tokenizer> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Tokenizer> {
  const [{ Jieba }, { pinyin }, dictionary] = await Promise.all([
    import('@node-rs/jieba'),
    import('pinyin-pro'),
    readFile(createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt')),
  ]);
  const jieba = Jieba.withDict(dictionary);
  return {
    index: (text) => indexed(jieba, normalise(text)),
    query: (text) => withoutStops(tokens((part) => jieba.cut(part, true), normalise(text))),
    within: (word) => jieba.cutForSearch(word, true).filter((part) => part !== word && part.length > 1),
    sound(word) {
      const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true }).map((syllable) =>
        syllable.toLowerCase(),
      );
      return { pinyin: syllables.join(''), initials: syllables.map((syllable) => syllable[0]).join('') };
    },
  };
}

function indexed(jieba: Jieba, text: string): Token[] {
  return tokens((part) => jieba.cutForSearch(part, true), text)
    .flatMap((token) => [...(token.parts ?? []).map((lexeme) => ({ surface: lexeme, lexeme })), token])
    .filter(({ lexeme }) => !isStop(lexeme));
}

function tokens(cut: (text: string) => string[], text: string): Token[] {
  if (!isHan(text)) return latinTokens(text);
  return cut(text).flatMap((part) => (isHan(part) ? hanToken(part) : latinTokens(part)));
}

/** Within a word such as T恤 there is nothing but letters and digits. */
function hanToken(part: string): Token[] {
  const surface = part.replace(/[^\p{L}\p{N}]+/gu, '');
  return surface ? [{ surface, lexeme: surface }] : [];
}

/** Words that say nothing are left out, unless there are no others. */
function withoutStops(all: Token[]): Token[] {
  const telling = all.filter(({ lexeme }) => !isStop(lexeme));
  return telling.length ? telling : all;
}

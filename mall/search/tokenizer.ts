import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Jieba } from '@node-rs/jieba';
import { isFiller } from './filler.rules.ts';
import { askedMeasures, withMeasures } from './measures.rules.ts';
import { isHan, isStop, latinTokens, normalise, type Token } from './spaced-words.rules.ts';

export type Sound = { pinyin: string; initials: string };

/** Splits texts into words; the Chinese dictionary costs 40 MB and a quarter of a second once. */
export type Tokenizer = {
  index(text: string): Token[];
  query(text: string): Token[];
  plain(text: string): string;
  within(word: string): string[];
  isWord(word: string): boolean;
  sound(word: string): Sound;
};

let loaded: Promise<Tokenizer> | undefined;

export function loadTokenizer(): Promise<Tokenizer> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Tokenizer> {
  const [{ Jieba }, { pinyin }, { Converter }, english, dictionary] = await Promise.all([
    import('@node-rs/jieba'),
    import('pinyin-pro'),
    import('opencc-js/t2cn'),
    import('dictionary-en'),
    readFile(createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt')),
  ]);
  const jieba = Jieba.withDict(dictionary);
  const simplified = Converter({ from: 't', to: 'cn' });
  const plain = (text: string): string => simplified(normalise(text));
  const englishWords = wordsOf(Buffer.from(english.default.dic).toString('utf8'));
  return {
    index: (text) => indexed(jieba, withMeasures(plain(text))),
    query: (text) => withoutFiller(tokens((part) => jieba.cut(part, true), askedMeasures(plain(text)))),
    plain,
    isWord: (word) => (isHan(word) ? jieba.cut(word, false).length === 1 : englishWords.has(word)),
    within: (word) => jieba.cutForSearch(word, true).filter((part) => part !== word && part.length > 1),
    sound(word) {
      const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true }).map((syllable) =>
        syllable.toLowerCase(),
      );
      return { pinyin: syllables.join(''), initials: syllables.map(([letter = '']) => letter).join('') };
    },
  };
}

const wordsOf = (dictionary: string): ReadonlySet<string> =>
  new Set(dictionary.split('\n').flatMap((line) => /^[a-z]+/.exec(line)?.[0] ?? []));

function indexed(jieba: Jieba, text: string): Token[] {
  return tokens((part) => jieba.cutForSearch(part, true), text)
    .flatMap((token) => [...(token.parts ?? []).map((lexeme) => ({ surface: lexeme, lexeme })), token])
    .filter(({ lexeme }) => !isStop(lexeme));
}

function tokens(cut: (text: string) => string[], text: string): Token[] {
  if (!isHan(text)) return latinTokens(text);
  return cut(text).flatMap((part, at, parts) =>
    isHan(part) ? hanToken(part, parts[at - 1]?.trim() === '') : latinTokens(part),
  );
}

function hanToken(part: string, apart: boolean): Token[] {
  const surface = part.replace(/[^\p{L}\p{N}]+/gu, '');
  return surface ? [{ surface, lexeme: surface, ...(apart ? { apart } : {}) }] : [];
}

function withoutFiller(all: Token[]): Token[] {
  const some = all.filter(({ lexeme }) => !isStop(lexeme) && !isFiller(lexeme));
  return some.length ? some : all;
}

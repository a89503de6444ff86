import type { Alternative } from './plan.rules.ts';

/** `oneWay`: the first word also stands for the others, but not the reverse; `isOwn`: a group of this mall. */
export type Group = { words: string[]; oneWay: boolean; isQuality: boolean; isOwn?: boolean };

/** Words of several parts are keyed by their lexemes with spaces between. */
export type Synonyms = {
  of: ReadonlyMap<string, Alternative[]>;
  qualities: ReadonlySet<string>;
  bySound: ReadonlyMap<string, Alternative>;
};

const QUALITIES = '# Ways to say what it is like';

export function parseGroups(list: string): Group[] {
  const [things = '', qualities = ''] = list.split(QUALITIES);
  const part = (text: string, isQuality: boolean): Group[] =>
    text
      .split('\n')
      .filter((line) => line.trim() && !line.startsWith('#'))
      .map((line) => ({
        words: line.split(/[,>]/).map((word) => word.trim()),
        oneWay: line.includes('>'),
        isQuality,
      }));
  return [...part(things, false), ...part(qualities, true)];
}

export function toSynonyms(
  groups: readonly Group[],
  lexemesOf: (word: string) => Alternative,
  pinyinOf: (word: string) => string | undefined,
): Synonyms {
  const of = new Map<string, Alternative[]>();
  const qualities = new Set<string>();
  const bySound = new Map<string, Alternative>();
  for (const { words, oneWay, isQuality } of groups) {
    const group = words.map(lexemesOf).filter(({ length }) => length);
    for (const word of oneWay ? group.slice(0, 1) : group) {
      const key = word.join(' ');
      const others = group.filter((other) => other.join(' ') !== key);
      of.set(key, [...(of.get(key) ?? []), ...others]);
      if (isQuality) qualities.add(key);
      const pinyin = pinyinOf(word.join(''));
      if (pinyin && !bySound.has(pinyin)) bySound.set(pinyin, word);
    }
  }
  for (const { words } of groups.filter(({ isOwn }) => isOwn)) widen(of, words.map(lexemesOf));
  return { of, qualities, bySound };
}

function widen(of: Map<string, Alternative[]>, group: Alternative[]): void {
  const keys = group.map((word) => word.join(' ')).filter((key) => of.has(key));
  const all = new Map(keys.flatMap((key) => of.get(key) as Alternative[]).map((word) => [word.join(' '), word]));
  for (const key of keys)
    of.set(
      key,
      [...all].filter(([other]) => other !== key).map(([, word]) => word),
    );
}

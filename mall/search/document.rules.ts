import { colourLexeme, colourOf, isColourAxis } from './colours.rules.ts';
import { isHan } from './spaced-words.rules.ts';

type Pair = { zh: string; en: string };

export type ProductText = {
  title: Pair;
  selling: Pair;
  detail: Pair;
  brand: Pair;
  shop: Pair;
  categories: Pair[];
  elsewhere: ReadonlySet<string>;
  attributes: Pair[];
  axes: { name: Pair; values: { name: Pair }[] }[];
};

/**
 * Sources of three tsvectors: `head` ranks, with positions and weights; `words` finds, with the same words; `mentions` has those of the
 * description.
 */
export type Document = { head: string; words: string; mentions: string };

type Weight = 'A' | 'B' | 'C' | 'D';
type Cut = (text: string) => string[];

const SEVERAL = /[&,/]|\band\b/i;
const FIELD_GAP = 8;
const DETAIL_WORDS = 120;
/** The database keeps `head` within the row, which holds 8 KB. */
const HEAD_BYTES = 5_000;
const LONGEST_LEXEME = 40;

/** Last characters of Chinese words that name the kind of thing: a search for a 登山包 that the dictionary does not know shows other 包. */
const TAILS =
  '包鞋杯壶箱裤裙笔灯刀锅碗盘伞帽袜椅凳桌床柜架车琴球拍表钟茶酒油米面糖饼糕皂梳镜瓶罐桶盒袋布巾毯被枕垫衣衫服花草树苗书本纸画棋鼓链戒环笛竿窝屋粮';
const NOT_ITS_TAIL = new Set([
  '面包',
  '红包',
  '外表',
  '水表',
  '电表',
  '手机',
  '飞机',
  '日本',
  '基本',
  '成本',
  '版本',
  '里面',
  '外面',
  '表面',
  '桌面',
  '方面',
  '下面',
  '上面',
  '包子',
  '面子',
]);

/** Marks parts of words in the index; no word begins with `~`. */
export const piece = (letters: string): string => `~${letters}`;

/** The last character of a Chinese word as `~包`; a 罐子 is a 罐. */
export function tailOf(word: string): string | undefined {
  const last = word.length > 1 && word.endsWith('子') ? word.slice(-2, -1) : word.slice(-1);
  return word.length > 1 && isHan(last) && TAILS.includes(last) && !NOT_ITS_TAIL.has(word.slice(-2))
    ? piece(last)
    : undefined;
}

export const neighbours = (text: string): string[] =>
  (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => piece(run.slice(at, at + 2))),
  );

/** A Chinese title has named the thing at the first gap after so many characters. */
const NAME_CHARACTERS = 6;
const TELLS_MORE = /,|:| (?:with|for|in|from) /;

/** The beginning of a title names the thing; what follows mentions others: 不锈钢刀叉 西餐牛排家用. */
export function nameIn(title: string): string {
  if (!/\p{Script=Han}/u.test(title)) return title.slice(0, TELLS_MORE.exec(title)?.index);
  for (const { index } of title.matchAll(/\s+/g))
    if ((title.slice(0, index).match(/\p{Script=Han}/gu)?.length ?? 0) >= NAME_CHARACTERS) return title.slice(0, index);
  return title;
}

/**
 * Weights: name A; the rest of the title and brand B; own category D; everything else a shopper may name it by C. Words of the description
 * are kept apart.
 */
export function toDocument(text: ProductText, cut: Cut): Document {
  const entries = new Map<string, string[]>();
  let position = 0;
  let bytes = 0;
  const add = (lexeme: string, weight: Weight) => {
    bytes += 3 * lexeme.length + 8;
    const places = entries.get(lexeme) ?? [];
    entries.set(lexeme, places);
    position += 1;
    // D is the default weight, which tsvector has no letter for.
    if (places.length < 20) places.push(`${position}${weight === 'D' ? '' : weight}`);
  };
  const put = (lexemes: string[], weight: Weight) => {
    for (const lexeme of new Set(lexemes))
      if (lexeme.length <= LONGEST_LEXEME && bytes <= HEAD_BYTES) add(lexeme, weight);
    position += FIELD_GAP;
  };
  const [category, ...above] = text.categories;
  const both = (pair: Pair, weight: Weight) => {
    for (const part of new Set([pair.zh, pair.en])) put(cut(part), weight);
  };
  for (const title of new Set([text.title.zh, text.title.en])) {
    const name = nameIn(title);
    const words = cut(name);
    put(words, 'A');
    // The last word is the thing: a cherry tomato is no cherry.
    put(words.slice(-1), 'A');
    put(cut(title.slice(name.length)), 'B');
  }
  const inTitle = new Set(entries.keys());
  both(text.brand, 'B');
  // In a category that names several things (围巾手套), the product is the one that its title names.
  const names = category ? [...new Set([category.zh, category.en])].map(cut) : [];
  const isOneThing = category ? category.en !== category.zh && !SEVERAL.test(category.en) : false;
  const isNamed = !isOneThing && names.flat().some((lexeme) => inTitle.has(lexeme));
  for (const lexemes of names) {
    const here = isNamed ? lexemes.filter((lexeme) => entries.has(lexeme)) : lexemes;
    put(here, 'D');
    put(
      lexemes.filter((lexeme) => !here.includes(lexeme)),
      'C',
    );
  }
  const options = text.axes.flatMap(({ values }) => values.map(({ name }) => name));
  for (const pair of [text.shop, ...text.attributes, ...options]) both(pair, 'C');
  for (const { zh, en } of above)
    for (const name of new Set([zh, en]))
      put(
        cut(name).filter((lexeme) => !text.elsewhere.has(lexeme)),
        'C',
      );
  put(coloursOf(text.axes), 'C');
  put(
    [...cut(text.title.zh), ...cut(category?.zh ?? '')].flatMap((word) => tailOf(word) ?? []),
    'B',
  );
  put(neighbours(`${text.title.zh} ${text.brand.zh}`), 'C');
  const head = [...entries].map(([lexeme, places]) => `'${lexeme}':${places.join(',')}`);
  return {
    head: head.join(' '),
    words: [...entries.keys()].map(quoted).join(' '),
    mentions: [...new Set([text.selling.zh, text.selling.en].flatMap(cut).concat(detailWords(text.detail, cut)))]
      .filter((word) => word.length <= LONGEST_LEXEME && !entries.has(word))
      .map(quoted)
      .join(' '),
  };
}

const coloursOf = (axes: ProductText['axes']): string[] => [
  ...new Set(
    axes
      .filter(({ name }) => isColourAxis(name))
      .flatMap(({ values }) => values.flatMap(({ name }) => colourOf(name) ?? []))
      .map(colourLexeme),
  ),
];

const detailWords = ({ zh, en }: Pair, cut: Cut): string[] => [
  ...new Set(
    [zh, en].flatMap((html) =>
      [...new Set(cut(plain(html)))].filter(({ length }) => length <= LONGEST_LEXEME).slice(0, DETAIL_WORDS / 2),
    ),
  ),
];

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');

/** Lexemes are letters, digits, dots, `~` and `-` only, so nothing in them needs escaping. */
const quoted = (lexeme: string): string => `'${lexeme}'`;

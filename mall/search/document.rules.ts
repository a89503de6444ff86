import { asHead, inCategory, inName } from '../ports/search-marks.rules.ts';
import { colourLexeme, colourOf, isColourAxis } from './colours.rules.ts';
import { neighbours, tailsOf, withTails } from './endings.rules.ts';
import { headsOf, nameIn } from './name.rules.ts';

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

const bytesOf = (lexeme: string): number => 3 * lexeme.length + 8;

/** Words with their places and weights, and marks beside them. */
function createWords() {
  const entries = new Map<string, string[]>();
  const marks = new Set<string>();
  let position = 0;
  let bytes = 0;
  const add = (lexeme: string, weight: Weight) => {
    bytes += bytesOf(lexeme);
    const places = entries.get(lexeme) ?? [];
    entries.set(lexeme, places);
    position += 1;
    // D is the default weight, which tsvector has no letter for.
    if (places.length < 20) places.push(`${position}${weight === 'D' ? '' : weight}`);
  };
  return {
    entries,
    marks,
    put(lexemes: readonly string[], weight: Weight) {
      for (const lexeme of new Set(lexemes))
        if (lexeme.length <= LONGEST_LEXEME && bytes <= HEAD_BYTES) add(lexeme, weight);
      position += FIELD_GAP;
    },
    mark(lexemes: readonly string[], as: (lexeme: string) => string) {
      for (const lexeme of lexemes) {
        if (lexeme.length >= LONGEST_LEXEME || bytes > HEAD_BYTES || marks.has(as(lexeme))) continue;
        bytes += bytesOf(lexeme);
        marks.add(as(lexeme));
      }
    },
  };
}
type Words = ReturnType<typeof createWords>;

/**
 * Weights: name A; the rest of the title and brand B; own category D; everything else a shopper may name it by C. Words of the description
 * have a vector of their own.
 */
export function toDocument(text: ProductText, cut: Cut, isWord: (word: string) => boolean): Document {
  const words = createWords();
  const both = (pair: Pair, weight: Weight) => {
    for (const part of new Set([pair.zh, pair.en])) words.put(cut(part), weight);
  };
  const [category, ...above] = text.categories;
  for (const title of new Set([text.title.zh, text.title.en])) putTitle(words, title, cut, isWord);
  const inTitle = new Set(words.entries.keys());
  both(text.brand, 'B');
  if (category) putCategory(words, category, inTitle, cut);
  const options = text.axes.flatMap(({ values }) => values.map(({ name }) => name));
  for (const pair of [text.shop, ...text.attributes, ...options]) both(pair, 'C');
  for (const name of above.flatMap(({ zh, en }) => [...new Set([zh, en])])) {
    const lexemes = cut(name).filter((lexeme) => !text.elsewhere.has(lexeme));
    words.mark(withTails(lexemes), inCategory);
    words.put(lexemes, 'C');
  }
  words.put(coloursOf(text.axes), 'C');
  words.put(tailsOf([...cut(text.title.zh), ...cut(category?.zh ?? '')]), 'B');
  words.put(neighbours(`${text.title.zh} ${text.brand.zh}`), 'C');
  return written(words, [text.selling.zh, text.selling.en].flatMap(cut).concat(detailWords(text.detail, cut)));
}

function putTitle({ put, mark }: Words, title: string, cut: Cut, isWord: (word: string) => boolean): void {
  const name = nameIn(title, isWord);
  const lexemes = cut(name);
  const heads = headsOf(lexemes);
  put(lexemes, 'A');
  // The last word is the thing: a cherry tomato is no cherry.
  put(heads.slice(-1), 'A');
  put(cut(title.slice(name.length)), 'B');
  mark(lexemes, inName);
  mark(withTails(heads), asHead);
}

/** In a category that names several things (围巾手套), the product is the one that its title names. */
function putCategory({ put, mark, entries }: Words, { zh, en }: Pair, inTitle: ReadonlySet<string>, cut: Cut): void {
  const names = [...new Set([zh, en])].map(cut);
  const isOneThing = en !== zh && !SEVERAL.test(en);
  const isNamed = !isOneThing && names.flat().some((lexeme) => inTitle.has(lexeme));
  for (const lexemes of names) {
    const here = isNamed ? lexemes.filter((lexeme) => entries.has(lexeme)) : lexemes;
    mark(withTails(here), inCategory);
    put(here, 'D');
    put(
      lexemes.filter((lexeme) => !here.includes(lexeme)),
      'C',
    );
  }
}

function written({ entries, marks }: Words, said: readonly string[]): Document {
  const placed = [...entries].map(([lexeme, places]) => `'${lexeme}':${places.join(',')}`);
  const marked = [...marks].map(quoted);
  const mentions = [...new Set(said)].filter((word) => word.length <= LONGEST_LEXEME && !entries.has(word));
  return {
    head: [...placed, ...marked].join(' '),
    words: [...[...entries.keys()].map(quoted), ...marked].join(' '),
    mentions: mentions.map(quoted).join(' '),
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

/** Lexemes are letters, digits, dots, `-` and marks only, so nothing in them needs escaping. */
const quoted = (lexeme: string): string => `'${lexeme}'`;

import { isHan } from './latin.rules.ts';

type Pair = { zh: string; en: string };

export type ProductText = {
  title: Pair;
  selling: Pair;
  detail: Pair;
  brand: Pair;
  shop: Pair;
  /** From the category of the product up to the top one. */
  categories: Pair[];
  attributes: Pair[];
};

/** Texts of two tsvectors: `head` ranks and has positions and weights, `words` finds and holds everything. */
export type Document = { head: string; words: string };

type Weight = 'A' | 'B' | 'C';
type Cut = (text: string) => string[];

const FIELD_GAP = 8;
const DETAIL_WORDS = 120;
/** The database keeps `head` within the row, which holds 8 KB. */
const HEAD_BYTES = 5_000;
const LONGEST_LEXEME = 40;

/**
 * A product as it is found: title A, brand and own category B, everything else a shopper may name it by C; words of the
 * description find the product without raising it.
 */
export function toDocument(text: ProductText, cut: Cut): Document {
  const entries = new Map<string, string[]>();
  let position = 0;
  let bytes = 0;
  const put = (lexemes: string[], weight: Weight) => {
    for (const lexeme of new Set(lexemes)) {
      if (lexeme.length > LONGEST_LEXEME || bytes > HEAD_BYTES) continue;
      bytes += 3 * lexeme.length + 8;
      const places = entries.get(lexeme) ?? [];
      if (!entries.has(lexeme)) entries.set(lexeme, places);
      position += 1;
      if (places.length < 20) places.push(`${position}${weight}`);
    }
    position += FIELD_GAP;
  };
  const [category, ...above] = text.categories;
  const both = (pair: Pair | undefined, weight: Weight) => {
    if (pair) for (const part of new Set([pair.zh, pair.en])) put(cut(part), weight);
  };
  both(text.title, 'A');
  both(text.brand, 'B');
  both(category, 'B');
  for (const pair of [text.selling, text.shop, ...above, ...text.attributes]) both(pair, 'C');
  put(characters(text.title.zh + (category?.zh ?? '') + text.brand.zh), 'C');
  const head = [...entries].map(([lexeme, places]) => `'${lexeme}':${places.join(',')}`);
  return {
    head: head.join(' '),
    words: [...new Set([...entries.keys(), ...detailWords(text.detail, cut)])].map(quoted).join(' '),
  };
}

/** Single Chinese characters, for words that no dictionary knows. */
const characters = (text: string): string[] => [...new Set([...text].filter(isHan))];

const detailWords = ({ zh, en }: Pair, cut: Cut): string[] =>
  [zh, en].flatMap((html) =>
    [...new Set(cut(plain(html)))].filter(({ length }) => length <= LONGEST_LEXEME).slice(0, DETAIL_WORDS / 2),
  );

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');

/** Lexemes are letters, digits and dots only, so that nothing in them needs escaping. */
const quoted = (lexeme: string): string => `'${lexeme}'`;

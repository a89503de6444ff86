import type { IndexedProduct } from './search.ts';
import { isMark, isOfProduct } from './search-marks.rules.ts';
import { RANK } from './search-parts.rules.ts';

/** Higher with every change of what is here: the mall then fills a new index, and switches to it. */
export const MAPPING = 1;

/** Deletions are remembered so long: what was sent before them and comes late is not written. */
const DELETED_FOR = '1h';
const IK = 'analysis-ik';
const PINYIN = 'analysis-pinyin';

const searched = { type: 'keyword', doc_values: false } as const;
const integer = { type: 'integer' } as const;
const flag = { type: 'boolean' } as const;

/** @param plugins that are installed */
export function indexBody(plugins: ReadonlySet<string>) {
  const hasPinyin = plugins.has(PINYIN);
  const analysers = plugins.has(IK)
    ? { analyzer: 'ik_max_word', search_analyzer: 'ik_smart' }
    : { analyzer: 'standard' };
  return {
    settings: {
      index: { gc_deletes: DELETED_FOR },
      ...(hasPinyin ? { analysis: PINYIN_ANALYSIS } : {}),
    },
    mappings: {
      dynamic: 'strict',
      _meta: { mapping: MAPPING },
      properties: {
        id: integer,
        shopId: integer,
        brandId: integer,
        categoryId: integer,
        price: { type: 'long' },
        sales: integer,
        score: integer,
        putOnAt: { type: 'long' },
        madeToOrder: flag,
        inStock: flag,
        values: { type: 'keyword' },
        words: searched,
        mentions: searched,
        name: searched,
        category: searched,
        worth: { type: 'rank_features' },
        text: {
          type: 'text',
          ...analysers,
          ...(hasPinyin ? { fields: { pinyin: { type: 'text', analyzer: 'mall_pinyin' } } } : {}),
        },
      },
    },
  };
}

const PINYIN_ANALYSIS = {
  analyzer: { mall_pinyin: { type: 'custom', tokenizer: 'mall_pinyin' } },
  tokenizer: { mall_pinyin: { type: 'pinyin', keep_first_letter: false, keep_full_pinyin: true, lowercase: true } },
};

type Weight = keyof typeof RANK.weights;

/** What `ts_rank` of the database makes of the places of a word: the best counts whole, each further one by its number. */
function worthOf(weights: readonly Weight[]): number {
  const all = weights.map((weight): number => RANK.weights[weight]);
  const sum = all.reduce((total, weight, at) => total + weight / (at + 1) ** 2, 0);
  const most = Math.max(...all);
  return (most + sum - most / (all.indexOf(most) + 1) ** 2) / 1.64493406685;
}

/** Names of features have no dots, and words no underscores. */
export const featureOf = (word: string): string => word.replaceAll('.', '_');

/**
 * `rank_feature` scores s / (s + 1), which is the worth again. Unlike `linear`, every version knows this one, and the nine bits that are
 * stored lose less.
 */
const featureValue = (worth: number): number => worth / (1 - worth);

export function documentOf({ head: all, texts, ...columns }: IndexedProduct) {
  const head = all.filter(([word]) => !isMark(word));
  const placed = (weight: Weight) => head.flatMap(([word, weights]) => (weights.includes(weight) ? [word] : []));
  return {
    ...columns,
    words: columns.words.filter((word) => !isOfProduct(word)),
    name: placed('A'),
    category: placed('D'),
    worth: Object.fromEntries(head.map(([word, weights]) => [featureOf(word), featureValue(worthOf(weights))])),
    text: texts,
  };
}

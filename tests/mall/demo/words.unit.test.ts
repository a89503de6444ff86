import { describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { REFUND_KIND } from '#contract/refund/values.ts';
import { TALKS } from '../../../demo/chat.ts';
import { isFitting } from '../../../demo/fitting.ts';
import { REFUND_WORDS } from '../../../demo/history/refund-words.ts';
import { ANSWERS, MORE } from '../../../demo/review/common.ts';
import { reviewRows } from '../../../demo/review/review.ts';
import { sentencesFor, VOICES } from '../../../demo/review/voices.ts';
import { catalogue, codesOf, foreignWords, shopRows } from '../../helpers/mall/telling-words.ts';
import { NOON } from '../../helpers/mall/time.ts';

const LANGUAGES = ['zh', 'en'] as const;
const MOODS = ['good', 'middling', 'bad', 'added'] as const;

const products = catalogue.product;
const codes = new Set([...catalogue.category, ...products].map(({ code }) => code));
const { reviews } = reviewRows(products, shopRows, [1, 2, 3], { codesOf, today: NOON });
const productOf = new Map(products.map((one) => [one.id, one]));

describe('what the demo says of its goods', () => {
  it('names categories and products that exist', () => {
    const named = [...VOICES, ...REFUND_WORDS].flatMap(({ fits = [], not = [] }) => [...fits, ...not]);
    expect(named.filter((code) => !codes.has(code))).toEqual([]);
  });

  it('has six sentences of praise of its own for every product, and something of every mood', () => {
    const own = VOICES.filter(({ fits }) => fits);
    const poor = products.flatMap((product) => {
      const fitting = own.filter((voice) => isFitting(voice, codesOf(product)));
      return LANGUAGES.flatMap((language) => {
        const least = { good: language === 'zh' ? 6 : 4, middling: 1, bad: 1, added: 1 };
        return MOODS.flatMap((mood) => {
          const n = new Set(fitting.flatMap((voice) => voice[language][mood] ?? [])).size;
          return n < least[mood] ? [`${product.code} ${language} ${mood}: ${n}`] : [];
        });
      });
    });
    expect(poor).toEqual([]);
  });

  it('says of every product only what is about goods like it', () => {
    const foreign = products.flatMap((product) => {
      const sentences = sentencesFor(codesOf(product));
      const all = LANGUAGES.flatMap((language) => MOODS.flatMap((mood) => sentences[language][mood]));
      return all.flatMap((text) =>
        foreignWords(text, product.code).map((word) => `${product.code}: ${word} in ${text}`),
      );
    });
    expect(foreign).toEqual([]);
  });

  it('says of all goods nothing that is about some', () => {
    const general = [MORE, ANSWERS.good, ANSWERS.bad].flatMap(({ zh, en }) => [...zh, ...en]);
    const foreign = products.flatMap(({ code }) => general.flatMap((text) => foreignWords(text, code)));
    expect(foreign).toEqual([]);
  });

  it('notices what is about other goods', () => {
    expect(foreignWords('狗狗很喜欢，咬了半个月还没坏。', 'garden-scale-bucket')).toEqual(['狗']);
    expect(foreignWords('茶汤清亮，回甘很明显，泡到第六泡还有味道。', 'drinks-foothill-wine')).toEqual([
      '茶汤',
      '泡到',
    ]);
    expect(foreignWords('刀口很利，切番茄不出水。', 'liangchu-mitts')).toEqual(['刀口']);
    expect(foreignWords('洗完头发蓬松，一整天不塌。', 'beauty-velvet-lipstick')).toEqual(['头发']);
    expect(foreignWords('Keeps tea hot. The dog loves it.', 'liangchu-mitts')).toEqual(['dog']);
    expect(foreignWords('狗狗很喜欢。', 'garden-chew-bone')).toEqual([]);
  });
});

describe('reviews of the demo', () => {
  it('are made of sentences that fit their product, its language and its stars', () => {
    const wrong = reviews.filter(({ productId, language, score, text }) => {
      const product = productOf.get(productId);
      if (!product || text === '') return !product;
      const mood = score >= 4 ? 'good' : score === 3 ? 'middling' : 'bad';
      const start = sentencesFor(codesOf(product))[language][mood].find((one) => text.startsWith(one));
      const rest = text.slice(start?.length).trim();
      return !start || !(rest === '' || (MORE[language] as readonly string[]).includes(rest));
    });
    expect(wrong).toEqual([]);
    expect(reviews.filter(({ text }) => text === '').length / reviews.length).toBeLessThan(0.03);
  });

  it('and what was added to them and answered fit as well', () => {
    const foreign = reviews.flatMap(({ productId, text, addedText, answer }) => {
      const { code = '' } = productOf.get(productId) ?? {};
      return [text, addedText, answer].flatMap((said) =>
        foreignWords(said ?? '', code).map((word) => `${code}: ${word}`),
      );
    });
    expect(foreign).toEqual([]);
  });

  it('show the product itself, in the colour that was bought', () => {
    for (const { productId, pictures = [], spec = [] } of reviews) {
      const product = productOf.get(productId);
      expect(product?.status).toBe(PUBLISH_STATUS.PUT_ON);
      const bought = product?.axes
        .flatMap(({ values }) => values)
        .filter(({ name, picture }) => picture && spec.includes(name));
      const [colour] = bought ?? [];
      const [main, ...views] = product?.pictures ?? [];
      const shown = colour?.picture && colour.picture !== main ? [colour.picture] : views;
      expect(pictures.filter((one) => !shown.includes(one))).toEqual([]);
    }
    expect(reviews.some(({ pictures = [] }) => pictures.some((one) => one.includes('--')))).toBe(true);
  });
});

describe('refunds and chat of the demo', () => {
  it('give reasons and answers that fit the product', () => {
    for (const product of products) {
      const fitting = REFUND_WORDS.filter((one) => isFitting(one, codesOf(product)));
      expect(fitting.some(({ kind }) => kind === REFUND_KIND.RETURN)).toBe(true);
      const said = fitting.flatMap(({ description, refusal }) => [description, refusal]);
      expect(said.flatMap((text) => foreignWords(text, product.code))).toEqual([]);
    }
  });

  it('speak of goods that the shop sells', () => {
    for (const { shopId, about, said } of TALKS) {
      const text = said.map(([, one]) => one).join('\n');
      const goods = products.filter((one) => !about || (one.shopId === shopId && codesOf(one).includes(about)));
      const fitting = goods.filter(({ code }) => foreignWords(text, code).length === 0);
      expect(fitting.length, text).toBeGreaterThan(0);
      if (!about) expect(fitting).toHaveLength(products.length);
    }
  });
});

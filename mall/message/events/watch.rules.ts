import { inLanguage } from '#contract/in-language.ts';
import { yuanOf } from '#contract/money.ts';
import { event, type Pair } from './event.rules.ts';

const productLink = ({ productId, sku }: { productId: number; sku?: number }): string =>
  `/goods?prodId=${productId}${sku ? `&sku=${sku}` : ''}`;

export const WATCH_EVENTS = {
  restocked: event<{ productId: number; sku: number; product: Pair }>({
    kind: 'promotion',
    title: { zh: '您想要的商品已到货', en: 'Back in stock' },
    text: ({ product }) => ({
      zh: `“${product.zh}”已补货，数量有限，先到先得。`,
      en: `“${inLanguage(product, 'en')}” is available again. There are only a few, so be quick.`,
    }),
    link: productLink,
  }),
  priceDropped: event<{ productId: number; product: Pair; before: number; price: number }>({
    kind: 'promotion',
    title: { zh: '您关注的商品降价了', en: 'The price has dropped' },
    text: ({ product, before, price }) => ({
      zh: `“${product.zh}”已从¥${yuanOf(before)}降至¥${yuanOf(price)}。`,
      en: `“${inLanguage(product, 'en')}” is down from ¥${yuanOf(before)} to ¥${yuanOf(price)}.`,
    }),
    link: productLink,
  }),
} as const;

import { inLanguage } from '#contract/in-language.ts';
import { event, type Pair, sentence } from './event.rules.ts';

export const REVIEW_EVENTS = {
  reviewAnswered: event<{ productId?: number; product: Pair; answer: string }>({
    kind: 'service',
    title: { zh: '商家回复了您的评价', en: 'The shop answered your review' },
    text: ({ product, answer }) => ({
      zh: `关于“${product.zh}”，商家回复：${answer}`,
      en: `On “${inLanguage(product, 'en')}”, the shop says: ${answer}`,
    }),
    link: () => '/user-center/uc-comments?tab=written',
  }),
  reviewHidden: event<{ productId?: number; product: Pair; reason: string }>({
    kind: 'service',
    title: { zh: '您的评价未予展示', en: 'Your review is not shown' },
    text: ({ product, reason }) => ({
      zh: `您对“${product.zh}”的评价未予展示，原因：${sentence(reason, 'zh')}`,
      en: `Your review of “${inLanguage(product, 'en')}” is not shown. Reason: ${sentence(reason, 'en')}`,
    }),
    link: () => '/user-center/uc-comments?tab=written',
  }),
} as const;

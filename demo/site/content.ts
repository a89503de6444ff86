import type { ContentSlug } from '#contract/content/values.ts';
import type { Text } from '../types.ts';
import { buyNotice } from './content/buy-notice.ts';
import { faq } from './content/faq.ts';
import { privacy } from './content/privacy.ts';
import { service } from './content/service.ts';
import { terms } from './content/terms.ts';

export type DemoContentPage = { slug: ContentSlug; title: Text; html: Text };

export const contentPages: DemoContentPage[] = [
  { slug: 'buy-notice', title: { zh: '购买须知', en: 'Before you buy' }, html: buyNotice },
  { slug: 'faq', title: { zh: '常见问题', en: 'Frequently asked questions' }, html: faq },
  { slug: 'service', title: { zh: '用户服务协议', en: 'Terms of service' }, html: service },
  { slug: 'privacy', title: { zh: '隐私政策', en: 'Privacy policy' }, html: privacy },
  { slug: 'terms', title: { zh: '网站使用条款', en: 'Terms of use' }, html: terms },
];

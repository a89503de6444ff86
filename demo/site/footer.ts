/** The bottom tree: five columns of links and information, and a column of pictures. */
import { after } from './footer/after.ts';
import { delivery } from './footer/delivery.ts';
import { guide } from './footer/guide.ts';
import type { DemoFooterItem } from './footer/item.ts';
import { merchants } from './footer/merchants.ts';
import { payment } from './footer/payment.ts';

export type { DemoFooterItem } from './footer/item.ts';

const promise = (number: number, zh: string, en: string): DemoFooterItem => ({
  id: 600 + number,
  titleName: { zh, en },
  type: 'IMG',
  files: [`demo/site/foot-${number}.avif`],
});

const promises: DemoFooterItem = {
  id: 600,
  titleName: { zh: '良集承诺', en: 'Our promises' },
  type: 'IMG',
  children: [
    promise(1, '购物安全', 'Safe shopping'),
    promise(2, '七天退货', '7-day returns'),
    promise(3, '准时配送', 'On-time delivery'),
    promise(4, '正品保证', 'Genuine goods'),
    promise(5, '安全支付', 'Secure payment'),
    promise(6, '贴心客服', 'Friendly support'),
    promise(7, '环保包装', 'Green packaging'),
  ],
};

export const footer: DemoFooterItem[] = [guide, delivery, payment, after, merchants, promises];

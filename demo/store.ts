import { NO_STORE } from '#contract/store/empty.values.ts';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import { DAY_MS } from '#contract/time.ts';
import type { storeApplication } from '#mall/store/store.tables.ts';

/**
 * An application that was refused and not submitted again, so that its papers are gone as after a month; it can be submitted again.
 * @param logo path of a picture
 */
export function storeRows(
  accountId: number,
  category: string,
  logo: string,
  today: Date,
): (typeof storeApplication.$inferInsert)[] {
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS);
  return [
    {
      accountId,
      status: STORE_STATUS.NOT_PASSED,
      data: {
        ...NO_STORE,
        ...{
          name: '青禾手作',
          text: '手工棉麻与草木染，每一件都由自己裁剪、染色、缝制。',
          logo: `/media/${logo}`,
          category,
        },
        ...{ legalName: '杭州青禾手作工作室', contact: '何青禾', mobile: '19900000001' },
        ...{ region: ['330000', '330100', '330106'], detail: '转塘街道象山艺术公社12号', agree: true },
      },
      nameKey: '青禾手作',
      reasons: { licence: '营业执照照片缺少右下角，请重新拍摄完整的原件', text: '请补充主要经营的商品种类' },
      rounds: 1,
      submittedAt: daysAgo(43),
      decidedAt: daysAgo(41),
      papersGoneAt: daysAgo(11),
      version: 4,
      updatedAt: daysAgo(41),
    },
  ];
}

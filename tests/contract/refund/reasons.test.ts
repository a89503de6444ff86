import { expect, it } from 'vitest';
import { unfitReasons } from '#contract/refund/reasons.values.ts';
import { dictionaries } from '#mall/content/starter/dictionaries.ts';

const sent = { sent: true, received: false, noReturns: false, noReason: 'open' } as const;
const offered = (situation: Parameters<typeof unfitReasons>[0]): string[] => {
  const unfit = unfitReasons(situation);
  const reasons = dictionaries.find(({ dictType }) => dictType === 'refund_reason')?.values ?? [];
  return reasons.filter(({ dictValue }) => !unfit.includes(dictValue)).map(({ dictLabel }) => dictLabel.zh);
};

it('reasons of a refund fit what has happened', () => {
  expect(offered({ ...sent, sent: false, noReason: 'unsent' })).toEqual([
    ...['不想要了', '拍错或多拍', '发货时间太久', '与店铺协商一致', '其他原因'],
  ]);
  expect(offered(sent)).toEqual([
    ...['七天无理由退货', '质量问题', '与描述不符', '发错或漏发', '运输破损', '一直没有收到', '尺码或规格不合适'],
    ...['与店铺协商一致', '其他原因'],
  ]);
  const late = offered({ ...sent, received: true, noReason: 'over' });
  expect(late.filter((reason) => ['一直没有收到', '七天无理由退货'].includes(reason))).toEqual([]);
  expect(offered({ ...sent, received: true, noReturns: true, noReason: 'category' })).toEqual([
    ...['质量问题', '与描述不符', '发错或漏发', '运输破损', '生鲜变质', '与店铺协商一致', '其他原因'],
  ]);
});

import type { Messages } from './messages.ts';

export const SETTLEMENTS = {
  amountZero: { zh: '请输入不为零的金额', en: 'Enter an amount other than zero' },
  statementMoved: { zh: '结算单的状态已变化，请刷新', en: 'This statement has changed. Please reload the page' },
  statementEntry: { zh: '这笔流水不在该结算单中', en: 'This entry is not in the statement' },
  entryDisputed: { zh: '这笔流水已经提出过异议', en: 'This entry is disputed already' },
  adjustmentMoved: { zh: '这笔调账已处理', en: 'This adjustment has been decided' },
  adjustmentOwn: { zh: '需由另一位同事复核', en: 'Another person has to decide about it' },
  shopUnknown: { zh: '找不到该店铺', en: 'There is no such shop' },
} satisfies Messages;

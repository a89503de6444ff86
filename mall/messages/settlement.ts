import type { Messages } from './messages.ts';

export const SETTLEMENTS = {
  amountZero: { zh: '请输入不为零的金额', en: 'Enter an amount other than zero' },
  statementMoved: { zh: '结算单的状态已变化，请刷新', en: 'This statement has changed. Please reload the page' },
  statementEntry: { zh: '这笔流水不在该结算单中', en: 'This entry is not in the statement' },
  entryDisputed: { zh: '这笔流水已经提出过异议', en: 'This entry is disputed already' },
  adjustmentMoved: { zh: '这笔调账已处理', en: 'This adjustment has been decided' },
  adjustmentOwn: { zh: '需由另一位同事复核', en: 'Another person has to decide about it' },
  adjustmentOrder: {
    zh: '这家店铺没有这笔已可结算的订单',
    en: 'This shop has no such order that has become available',
  },
  chargebackMost: { zh: '这笔订单最多还能扣回{most}元', en: 'At most ¥{most} can be charged back of this order' },
  chargebackLess: {
    zh: '这笔订单所余金额已不足，请驳回后重新调账',
    en: 'Not enough is left of this order any more. Decline this adjustment and enter a new one',
  },
  receiverOwner: {
    zh: '只有店主用店铺账号登录后才能修改',
    en: 'Only the owner, logged in by the store account, can change it',
  },
  receiverHolder: {
    zh: '户名须为营业执照上的名称或店铺负责人',
    en: 'The account has to be in the name on the licence, or of who answers for the store',
  },
  receiverBank: { zh: '请输入开户银行', en: 'Enter the bank' },
  receiverBranch: { zh: '请输入开户支行', en: 'Enter the branch' },
  receiverNumber: { zh: '请输入8–30位数字的账号', en: 'Enter an account number of 8 to 30 digits' },
  receiverAlipay: {
    zh: '请输入支付宝绑定的手机号或邮箱',
    en: 'Enter the mobile number or e-mail address of the Alipay account',
  },
  runMoved: { zh: '打款批次的状态已变化，请刷新', en: 'This run has changed. Please reload the page' },
  payoutSent: {
    zh: '这笔由支付渠道打款，以渠道的结果为准',
    en: 'A provider carries this payout out: what it answers decides',
  },
  runOwn: { zh: '需由另一位同事审批', en: 'Another person has to approve it' },
  runNothing: {
    zh: '没有可打款的店铺：需有已确认的结算单和收款账户',
    en: 'There is nothing to pay: shops need a confirmed statement and a receiving account',
  },
  shopUnknown: { zh: '找不到该店铺', en: 'There is no such shop' },
} satisfies Messages;

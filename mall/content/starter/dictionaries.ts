import { CARRIERS } from '#contract/order/carriers.values.ts';

type Text = { zh: string; en: string };

type DictionaryValue = {
  dictLabel: Text;
  dictValue: string;
  /** ENABLED of the contract: 10 enabled, 20 disabled (the option is shown but cannot be chosen). */
  status: '10' | '20';
};

export type Dictionary = { dictType: string; name: Text; values: DictionaryValue[] };

const value = (dictValue: string, zh: string, en: string): DictionaryValue => ({
  dictLabel: { zh, en },
  dictValue,
  status: '10',
});

const disabled = (dictValue: string, zh: string, en: string): DictionaryValue => ({
  ...value(dictValue, zh, en),
  status: '20',
});

const dictionary = (dictType: string, zh: string, en: string, values: DictionaryValue[]): Dictionary => ({
  dictType,
  name: { zh, en },
  values,
});

/** Specification, sections 3 and 4. */
const codes: Dictionary[] = [
  dictionary('order_status', '订单状态', 'Order status', [
    value('10', '待付款', 'Awaiting payment'),
    value('20', '待接单', 'Awaiting confirmation'),
    value('30', '制作中', 'In production'),
    value('40', '待发货', 'Preparing to ship'),
    value('50', '待收货', 'Shipped'),
    value('60', '已完成', 'Completed'),
    value('70', '已取消', 'Cancelled'),
  ]),
  dictionary('publish_status', '商品发布状态', 'Publish status', [
    value('10', '待发布', 'To be published'),
    value('20', '待审核', 'To be reviewed'),
    value('30', '待上架', 'To be put on sale'),
    value('40', '已上架', 'On sale'),
    value('50', '已下架', 'Off sale'),
  ]),
  dictionary('coupon_type', '优惠券类型', 'Coupon type', [
    value('10', '满减券', 'Amount off'),
    value('20', '折扣券', 'Percentage off'),
    value('30', '立减券', 'Cash'),
  ]),
  dictionary('coupon_use_state', '优惠券使用状态', 'Coupon use', [
    value('10', '未使用', 'Unused'),
    value('20', '已使用', 'Used'),
    value('30', '已过期', 'Expired'),
  ]),
  dictionary('content_type', '内容类型', 'Content type', [
    value('10', '资讯', 'Information'),
    value('20', '文字', 'Words'),
    value('30', '链接', 'Link'),
    value('40', '图片', 'Picture'),
  ]),
  dictionary('normal_disable', '账号状态', 'Account status', [
    value('0', '正常', 'Normal'),
    value('1', '停用', 'Disabled'),
  ]),
  dictionary('yes_no', '是否', 'Yes or no', [value('10', '是', 'Yes'), value('20', '否', 'No')]),
  dictionary('enable_disable', '启用状态', 'Enabled or disabled', [
    value('10', '启用', 'Enabled'),
    value('20', '禁用', 'Disabled'),
  ]),
  dictionary('level', '层级', 'Level', [
    value('10', '一级', 'Level one'),
    value('20', '二级', 'Level two'),
    value('30', '三级', 'Level three'),
  ]),
  dictionary('input_mode', '录入方式', 'Input mode', [
    value('10', '从选项中选择', 'Choose from options'),
    value('20', '手工填写', 'Type it in'),
  ]),
];

/** States and kinds that the specification names without codes; the codes are ours (`contract`). */
const states: Dictionary[] = [
  dictionary('refund_status', '退款状态', 'Refund status', [
    value('10', '待店铺处理', 'Waiting for the shop'),
    value('20', '待寄回商品', 'Agreed, please send back'),
    value('30', '退货运输中', 'On its way back'),
    value('40', '店铺已收货', 'Received by the shop'),
    value('50', '退款成功', 'Refunded'),
    value('60', '店铺已拒绝', 'Refused'),
    value('70', '平台处理中', 'With our service'),
    value('80', '已撤销', 'Withdrawn'),
    value('90', '已关闭', 'Closed'),
  ]),
  dictionary('refund_kind', '退款类型', 'Kind of refund', [
    value('10', '仅退款', 'Refund only'),
    value('20', '退货退款', 'Return and refund'),
  ]),
  dictionary('store_application_status', '开店申请状态', 'Store application', [
    value('10', '草稿', 'Draft'),
    value('20', '审核中', 'Under review'),
    value('30', '未通过', 'Not passed'),
    value('40', '已开通', 'Open'),
    value('50', '已下线', 'Offline'),
  ]),
  dictionary('invoice_title_type', '发票抬头类型', 'Invoice title', [
    value('10', '个人', 'Personal'),
    value('20', '单位', 'Unit'),
  ]),
  dictionary('invoice_form', '发票形式', 'Form of invoice', [
    value('ELECTRONIC', '电子发票', 'Electronic'),
    disabled('PAPER', '纸质发票', 'Paper'),
  ]),
];

const choices: Dictionary[] = [
  dictionary('cancel_reason', '取消订单原因', 'Reason for cancelling', [
    value('10', '不想要了', 'I no longer want it'),
    value('20', '商品或规格选错了', 'I chose the wrong item or option'),
    value('30', '收货地址或电话填错了', 'The address or phone is wrong'),
    value('40', '忘记使用优惠券或积分', 'I forgot a coupon or points'),
    value('50', '发货时间太久', 'It takes too long to be sent'),
    value('60', '付款遇到问题', 'I had trouble paying'),
    value('70', '与店铺协商一致', 'Agreed with the shop'),
    value('90', '其他原因', 'Another reason'),
  ]),
  dictionary('refund_reason', '退款原因', 'Reason for the refund', [
    value('10', '七天无理由退货', 'Seven-day no-reason return'),
    value('12', '不想要了', 'I no longer want it'),
    value('14', '拍错或多拍', 'I ordered the wrong item or too many'),
    value('16', '发货时间太久', 'It takes too long to be sent'),
    value('20', '质量问题', 'Quality problem'),
    value('30', '与描述不符', 'Not as described'),
    value('40', '发错或漏发', 'Wrong or missing goods'),
    value('50', '运输破损', 'Damaged on the way'),
    value('60', '生鲜变质', 'Spoiled fresh goods'),
    value('70', '一直没有收到', 'It has not arrived'),
    value('80', '尺码或规格不合适', 'Wrong size or option for me'),
    value('90', '与店铺协商一致', 'Agreed with the shop'),
    value('99', '其他原因', 'Another reason'),
  ]),
  dictionary(
    'carrier',
    '快递公司',
    'Carrier',
    CARRIERS.map(({ code, zh, en }) => value(code, zh, en)),
  ),
  dictionary('gender', '性别', 'Gender', [
    value('0', '保密', 'Prefer not to say'),
    value('1', '男', 'Male'),
    value('2', '女', 'Female'),
  ]),
];

export const dictionaries: Dictionary[] = [...codes, ...states, ...choices];

export const dictionaryRows = {
  types: dictionaries.map(({ dictType, name }) => ({ code: dictType, name })),
  entries: dictionaries.flatMap(({ dictType, values }) =>
    values.map(({ dictLabel, dictValue, status }, sort) => ({
      dictType,
      value: dictValue,
      label: dictLabel,
      status: Number(status),
      sort,
    })),
  ),
};

import type { Messages } from './messages.ts';

export const AFTER_SALE = {
  reviewTooLong: { zh: '评价不能超过150个字', en: 'A review has at most 150 characters' },
  reviewLink: { zh: '评价中不能包含网址', en: 'A review can’t contain links' },
  reviewNotYet: { zh: '订单完成后才能评价', en: 'You can review an order once it is completed' },
  reviewOver: { zh: '已超过评价期限', en: 'The time for a review is over' },
  reviewTwice: { zh: '这件商品已经评价过了', en: 'You have already reviewed this' },
  reviewRefunded: { zh: '商品已全部退款，无需评价', en: 'Everything was refunded, so there is nothing to review' },
  reviewEmpty: { zh: '请填写内容或添加图片', en: 'Write something or add a picture' },
  reviewAnswered: { zh: '这条评价已经回复过了', en: 'This review has been answered' },
  reviewMoved: { zh: '这条评价的状态已变化，请刷新', en: 'This review has changed. Please reload the page' },
  invoiceTitleRequired: { zh: '请输入发票抬头', en: 'Enter the name on the invoice' },
  invoiceTitleLength: { zh: '发票抬头不能超过60个字符', en: 'Name on the invoice: use at most 60 characters' },
  taxNumberRequired: { zh: '请输入纳税人识别号', en: 'Enter the tax number' },
  taxNumberInvalid: { zh: '请输入正确的纳税人识别号', en: 'Enter a valid tax number' },
  invoiceIssued: { zh: '发票已开具，不能再修改', en: 'The invoice has been issued and can’t be changed any more' },
  invoiceCanceled: { zh: '订单已取消，不能开具发票', en: 'The order was cancelled, so there is no invoice for it' },
  invoiceLate: { zh: '订单完成已超过90天，不能再申请发票', en: 'The order was completed more than 90 days ago' },
  invoiceNothing: { zh: '该订单没有可开票金额', en: 'There is no amount left to invoice' },
  invoiceNotYet: { zh: '订单完成后才能开具发票', en: 'An invoice is issued once the order is complete' },
  invoiceChanged: {
    zh: '开票信息或金额刚刚有变动，请核对后再开具',
    en: 'The details or the amount have just changed. Please check and issue again',
  },
  invoiceDay: { zh: '开票日期须在下单之后，且不晚于今天', en: 'The date must be between the order and today' },
  invoiceNumberUsed: { zh: '该发票号码已使用', en: 'This invoice number has been used' },
  invoiceSigns: {
    zh: '系统字体缺少“{signs}”，请上传自己的PDF发票',
    en: 'Our font lacks “{signs}”. Please upload your own PDF',
  },
  pdfTooLarge: { zh: 'PDF文件不能超过2MB', en: 'Use a PDF of up to 2 MB' },
  pdfFormat: { zh: '请上传PDF文件（不含脚本和附件）', en: 'Choose a PDF without scripts, attachments or a password' },
  refundAppealLate: {
    zh: '申诉期限已过，不能再请平台客服介入',
    en: 'The time to ask our service for a decision is over',
  },
  refundMoved: {
    zh: '退款状态已变化，请刷新后重试',
    en: 'This refund has changed. Please reload the page and try again',
  },
  refundNoAddress: {
    zh: '店铺和商城都没有填写退货地址，请先在“退款”页填写商城的退货地址',
    en: 'Neither the shop nor the mall has a return address. Set the mall’s under “Refunds” first',
  },
  noReasonUnsent: {
    zh: '商品尚未发货，请选择其他退款原因',
    en: 'The goods have not been shipped yet. Please choose another reason',
  },
  noReasonOver: {
    zh: '已超过七天无理由退货的期限，请选择其他退款原因',
    en: 'The time for a no-reason return is over. Please choose another reason',
  },
  noReasonCustom: {
    zh: '定制商品不适用七天无理由退货，请选择其他退款原因',
    en: 'Made-to-order goods have no no-reason return. Please choose another reason',
  },
  noReasonCategory: {
    zh: '该类商品不适用七天无理由退货，请选择其他退款原因',
    en: 'No-reason returns don’t apply to this kind of goods. Please choose another reason',
  },
  noReasonKind: {
    zh: '七天无理由退货须寄回商品，请选择退货退款',
    en: 'A no-reason return needs the goods back. Please choose return and refund',
  },
  noReasonPictures: {
    zh: '七天无理由退货只能因商品不完好而拒绝，请上传照片说明商品的状况',
    en: 'A no-reason return can only be refused for the state of the goods. Please add pictures that show it',
  },
  refundMember: {
    zh: '会员请在“会员中心 - 开通会员”申请退款',
    en: 'Refund a membership under Members – Become a member',
  },
  refundStatus: { zh: '订单当前状态不能申请退款', en: 'A refund can’t be requested for this order now' },
  refundGroup: {
    zh: '拼团进行中，如不需要可取消订单',
    en: 'Its group is still open. You can cancel the order instead',
  },
  refundOpen: { zh: '该商品已有退款正在处理', en: 'A refund of this item is already under way' },
  giveBackOne: { zh: '请填写件数或金额中的一项', en: 'Enter either pieces or an amount' },
  giveBackMost: { zh: '最多可退¥{amount}', en: '¥{amount} can be given back at most' },
  giveBackMoved: {
    zh: '该商品的可退金额刚刚有变化，请核对后再退',
    en: 'What can be given back has just changed. Please check and try again',
  },
  giveBackOpen: {
    zh: '买家已申请退款，请先处理该申请',
    en: 'The buyer has asked for a refund of this item. Please answer that first',
  },
  refundNone: { zh: '没有可退款的商品', en: 'There is nothing left to refund' },
  refundLate: { zh: '已超过可申请售后的时间', en: 'It is too late to request a refund for this order' },
  refundFinal: { zh: '该商品的退款已有最终结果，不能再次申请', en: 'The decision about this item is final' },
  refundQuantity: { zh: '超过可退数量', en: 'More than can be refunded' },
  refundKind: { zh: '当前不能选择该售后类型', en: 'This is not available now' },
  refundAddress: { zh: '请填写退货地址', en: 'Enter the return address' },
  invoiceNumberFormat: {
    zh: '发票号码为6–32位字母、数字或短横线',
    en: 'An invoice number has 6 to 32 letters, digits or hyphens',
  },
} as const satisfies Messages;

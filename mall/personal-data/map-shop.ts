import { say } from '#contract/text.ts';
import { brandRequest } from '../brand-request/brand-request.tables.ts';
import { campaign } from '../campaign/campaign.tables.ts';
import { facet, listing } from '../catalog/listing.tables.ts';
import { attribute, attributeValue, brand, category } from '../category/category.tables.ts';
import { chatDesk } from '../chat/chat.tables.ts';
import { contentPage, dictData, dictType, footerItem, notice } from '../content/content.tables.ts';
import { couponCode, couponTemplate } from '../coupon/coupon.tables.ts';
import { dayFigure } from '../dashboard/dashboard.tables.ts';
import { secret } from '../db/secret.tables.ts';
import { discountActivity, discountProduct } from '../discount/discount.tables.ts';
import { draft } from '../documents/documents.tables.ts';
import { flashItem, flashSession } from '../flash-sale/flash-sale.tables.ts';
import { groupActivity } from '../group-buy/group-buy.tables.ts';
import { outbox } from '../outbox/outbox.tables.ts';
import { payout, payoutRun, shopReceiver } from '../payout/payout.tables.ts';
import { pointsGood } from '../points-mall/points-mall.tables.ts';
import { sandboxCharge, sandboxReceipt, sandboxRefund, sandboxTransfer } from '../ports/sandbox.tables.ts';
import { indexQueue } from '../product/index-queue.tables.ts';
import { product, sku, stockFileLine } from '../product/product.tables.ts';
import { returnPlace } from '../refund/refund.tables.ts';
import { reviewFigures } from '../review/review.tables.ts';
import { searchDay, searchPress } from '../search/log.tables.ts';
import { searchDocument, searchHead, searchIndexes, searchTerm } from '../search/search.tables.ts';
import { setting } from '../settings/settings.tables.ts';
import {
  shopAccount,
  shopAdjustment,
  shopEntry,
  shopStatement,
  statementDispute,
} from '../settlement/settlement.tables.ts';
import { shopFront } from '../shop-front/shop-front.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { restock } from '../watch/watch.tables.ts';
import { type Entry, ofNobody } from './entry.rules.ts';
import { STAFF } from './reasons.ts';

const MERCHANT = say(
  "The merchant's own address for returns: shops edit it at the desk.",
  '商家自己的退货地址，由店铺在工作台维护。',
);

const RECEIVER = say(
  "The merchant's receiving account, encrypted: the books say where the shop's money went.",
  '商家的收款账户（加密）：账目需要说明店铺款项的去向。',
);

/** What the mall sells and says: nothing of shoppers. */
export const OF_THE_MALL: readonly Entry[] = [
  ofNobody(
    shop,
    say('Shops', '店铺'),
    `id code name intro city logo banner goodsScore serviceScore deliveryScore scores goodsSum
    serviceSum deliverySum followers official freight openedOn status autoAccept instantRefund taxNumber version commission`,
  ),
  ofNobody(returnPlace, say('Return addresses of shops', '店铺退货地址'), 'shopId', { address: MERCHANT }),
  ofNobody(chatDesk, say('Chat settings of shops', '店铺客服设置'), 'shopId value'),
  ofNobody(
    product,
    say('Products', '商品'),
    `id code shopId categoryId brandId title selling detail facts pictures axes custom
    highlights features sizeGuide questions seoTitle seoDescription attributeValues status price listPrice sales score reviews putOnAt updatedAt version`,
  ),
  ofNobody(
    restock,
    say('Pieces that came in and are to be told', '待通知的补货'),
    'id skuId productId pieces createdAt',
  ),
  ofNobody(
    sku,
    say('SKUs', 'SKU'),
    'id productId spec price listPrice stock picture barcode weight cost stockAlert sort retired',
  ),
  ofNobody(
    stockFileLine,
    say('Lines of files whose stock was written', '已写入库存的文件行'),
    'shopId file line createdAt',
  ),
  ofNobody(
    listing,
    say('Listings', '商品列表索引'),
    `categoryId productId shopId brandId price sales score putOnAt madeToOrder inStock
    terms`,
  ),
  ofNobody(facet, say('Filters of listings', '列表筛选项'), 'categoryId kind optionId products'),
  ofNobody(
    searchDay,
    say('Counts of what is searched for', '搜索词统计'),
    'day words language searches missed total presses',
  ),
  ofNobody(searchPress, say('Counts of results that are pressed', '搜索结果点击统计'), 'words day productId presses'),
  ofNobody(
    searchDocument,
    say('Search index', '搜索索引'),
    `productId shopId brandId categoryId price sales score putOnAt madeToOrder
    inStock band attributeValues words mentions filler`,
  ),
  ofNobody(indexQueue, say('Products to be indexed', '待编入索引的商品'), 'id productId bulk createdAt'),
  ofNobody(
    searchIndexes,
    say('Indexes at a search service', '搜索服务中的索引'),
    'name state filledTo claimedUntil createdAt',
  ),
  ofNobody(searchHead, say('Search index, ranking words', '搜索索引（排序词）'), 'productId head'),
  ofNobody(searchTerm, say('Search terms', '搜索词表'), 'kind ref word label pinyin initials slips products titles'),
  ofNobody(
    category,
    say('Categories', '分类'),
    'id code parentId level name icon sort noReturns commission seoTitle seoDescription',
  ),
  ofNobody(
    brandRequest,
    say('Brands that shops asked for', '店铺申请的品牌'),
    'id shopId name key note state reason brandId askedAt decidedAt',
    { operatorId: STAFF, decidedBy: STAFF },
  ),
  ofNobody(brand, say('Brands', '品牌'), 'id code name'),
  ofNobody(attribute, say('Attributes', '属性'), 'id code name sort categoryId multiple filterable required'),
  ofNobody(attributeValue, say('Values of attributes', '属性值'), 'id attributeId code name sort'),
  ofNobody(
    reviewFigures,
    say('Sums of reviews', '评价汇总'),
    'productId stars1 stars2 stars3 stars4 stars5 pictured added',
  ),
  ofNobody(
    couponTemplate,
    say('Coupons on offer', '优惠券模板'),
    `id shopId name terms total taken each takeFrom takeTo useFrom useTo
    days inCentre newcomers stopped createdAt version`,
  ),
  ofNobody(couponCode, say('Codes of coupons', '兑换码'), 'id code templateId batch createdAt couponId'),
  ofNobody(
    discountActivity,
    say('Timed discounts', '限时折扣'),
    `id shopId name rule banner off startsAt endsAt weekly limitEach stopped
    createdAt version`,
  ),
  ofNobody(discountProduct, say('Goods of timed discounts', '限时折扣商品'), 'activityId productId prices sort'),
  ofNobody(flashSession, say('Flash sales', '秒杀场次'), 'id title startsAt endsAt daily closed createdAt version'),
  ofNobody(
    flashItem,
    say('Goods of flash sales', '秒杀商品'),
    `id sessionId shopId productId skuId price stock sold planned limitOrder
    limitEach discounts status reason sort createdAt mallBears`,
  ),
  ofNobody(
    groupActivity,
    say('Group-buys', '拼团活动'),
    `id shopId productId size hours prices startsAt endsAt limitOrder discounts
    stopped sort createdAt version`,
  ),
  ofNobody(
    pointsGood,
    say('Goods of the points mall', '积分商城商品'),
    `id shopId productId skuId points money stock limitEach startsAt
    endsAt stopped sort createdAt version`,
  ),
  ofNobody(contentPage, say('Content pages', '内容页'), 'slug title html version updatedAt'),
  ofNobody(footerItem, say('Footer', '页脚'), 'id parentId title content type link files sort'),
  ofNobody(notice, say('Announcements', '公告'), 'id title html pinned publishedAt version'),
  ofNobody(dictType, say('Dictionaries', '字典'), 'code name version'),
  ofNobody(dictData, say('Words of dictionaries', '字典项'), 'dictType value label status sort'),
  ofNobody(setting, say('Settings', '设置'), 'name value version updatedAt'),
  ofNobody(campaign, say('Campaigns', '活动页'), 'id code title intro shown startsAt endsAt blocks version updatedAt'),
  ofNobody(shopFront, say('Shop fronts', '店铺装修'), 'shopId value version updatedAt'),
  ofNobody(draft, say('Drafts of the desk', '工作台草稿'), 'kind ref value version base publishAt error updatedAt', {
    updatedBy: STAFF,
  }),
  ofNobody(dayFigure, say('Figures by day', '每日数据'), 'day shopId orders sales views visits'),
  ofNobody(outbox, say('Announcements between nodes', '节点间通知'), 'id xact topic payload createdAt'),
  ofNobody(secret, say('Keys', '密钥'), 'name value'),
  ofNobody(
    sandboxCharge,
    say('Sandbox cashier', '沙箱收银台'),
    `id token way title amount status returnPath leavePath createdAt
    expiresAt`,
  ),
  ofNobody(sandboxReceipt, say('Sandbox cashier, receipts', '沙箱收款'), 'transactionId chargeId amount paidAt'),
  ofNobody(sandboxRefund, say('Sandbox cashier, refunds', '沙箱退款'), 'id transactionId amount createdAt'),
  ofNobody(sandboxTransfer, say('Sandbox, payouts', '沙箱打款'), 'number amount reason paidAt'),
  ofNobody(shopAccount, say('What shops are due', '店铺应收'), 'shopId pending available inPayout period'),
  ofNobody(
    shopEntry,
    say('Entries of shops', '店铺流水'),
    'id shopId kind amount orderId lineId refundId note key at late counted availableAt statementId',
  ),
  ofNobody(
    shopStatement,
    say('Statements of shops', '店铺账单'),
    'id shopId period from to opening closing entries status closedAt confirmUntil confirmedAt',
    { confirmedBy: STAFF },
  ),
  ofNobody(
    statementDispute,
    say('Disputes of statements', '账单争议'),
    'id statementId entryId status reason at answer answeredAt adjustmentId',
    { operatorId: STAFF, answeredBy: STAFF },
  ),
  ofNobody(
    shopAdjustment,
    say('Adjustments of shops', '店铺调整'),
    'id shopId orderId amount reason status at decidedAt',
    {
      operatorId: STAFF,
      decidedBy: STAFF,
    },
  ),
  ofNobody(
    shopReceiver,
    say('Receiving accounts of shops', '店铺收款账户'),
    'id shopId kind keyName at countsFrom sealedOf',
    {
      tail: RECEIVER,
      sealed: RECEIVER,
      operatorId: STAFF,
    },
  ),
  ofNobody(payoutRun, say('Payout runs', '打款批次'), 'id status drawnAt decidedAt', {
    drawnBy: STAFF,
    decidedBy: STAFF,
  }),
  ofNobody(
    payout,
    say('Payouts to shops', '打款记录'),
    'id runId shopId statementId receiverId amount status reference reason provider number tries askAt saidAmount decidedAt',
    { decidedBy: STAFF },
  ),
];

import { eq, sql } from 'drizzle-orm';
import { say } from '#contract/text.ts';
import { account, session } from '../account/account.tables.ts';
import { address } from '../address/address.tables.ts';
import { memberPurchase } from '../buy-member/buy-member.tables.ts';
import { cartLine } from '../cart/cart.tables.ts';
import { chatMessage, conversation } from '../chat/chat.tables.ts';
import { collection } from '../collection/collection.tables.ts';
import { flowLog } from '../content/content.tables.ts';
import { flashReminder } from '../flash-sale/flash-sale.tables.ts';
import { footprint } from '../footprint/footprint.tables.ts';
import { idempotency } from '../idempotency/idempotency.tables.ts';
import { member, memberGrowth, memberSignIn, memberTask } from '../member/member.tables.ts';
import { message } from '../message/message.tables.ts';
import { notification, notificationOff } from '../notification/notification.tables.ts';
import {
  change,
  deskRole,
  operator,
  operatorFactor,
  operatorRecovery,
  operatorSession,
} from '../operator/operator.tables.ts';
import { order } from '../order/order.tables.ts';
import { applicantReceiver } from '../payout/payout.tables.ts';
import { refund } from '../refund/refund.tables.ts';
import { review } from '../review/review.tables.ts';
import { savedView } from '../saved-view/saved-view.tables.ts';
import { storeApplication, storeBrowser, storePaper } from '../store/store.tables.ts';
import { upload } from '../upload/upload.tables.ts';
import { productWatch } from '../watch/watch.tables.ts';
import { changesRows, deletesRows, type Entry, ofNobody } from './entry.rules.ts';
import { dataExport } from './personal-data.tables.ts';
import { EMPTIED, NULLED, NUMBER, STAFF } from './reasons.ts';

const erased = (en: string, zh: string) => ({ to: sql`'erased-' || ${account.id}`, words: say(en, zh) });
const talks = (accountId: number) =>
  sql`${chatMessage.conversationId} in (select c.id from ${conversation} c where c.account_id = ${accountId})`;
const SAVED_DAYS = say('Days and points: the points ledger adds up with them.', '日期与积分数：积分账目据此核对。');

/** Who shoppers are, what they write, and what they viewed. */
export const PEOPLE: readonly Entry[] = [
  changesRows(account, {
    name: say('Account', '账号'),
    of: (id) => eq(account.id, id),
    changed: {
      userName: erased('erased-<number>', 'erased-<编号>'),
      mobile: erased('erased-<number>; the mobile number is free again', 'erased-<编号>，手机号可重新注册'),
      passwordHash: { to: sql`''`, words: say('empty: no password opens it', '清空，任何密码都无法登录') },
      nickName: EMPTIED,
      picture: NULLED,
      gender: { to: sql`0`, words: say('0, not said', '0（未填写）') },
      birthday: NULLED,
      email: NULLED,
      lockReason: EMPTIED,
    },
    kept: { id: NUMBER },
    plain: 'language version lockedAt createdAt updatedAt standing closesAt erasedAt',
    exported: 'account',
    without: 'passwordHash version lockReason',
  }),
  deletesRows(session, {
    name: say('Logins', '登录会话'),
    of: (id) => eq(session.accountId, id),
    deleted: 'tokenHash id accountId device createdAt seenAt',
    plain: 'expiresAt balanceOpen',
    exported: 'sessions',
    without: 'tokenHash id balanceOpen',
  }),
  deletesRows(address, {
    name: say('Addresses', '收货地址'),
    of: (id) => eq(address.accountId, id),
    deleted: 'accountId recipient mobile region detail',
    plain: 'id isDefault updatedAt',
    exported: 'addresses',
  }),
  deletesRows(dataExport, {
    name: say('Exports of own data, with their files', '个人数据导出及其文件'),
    of: (id) => eq(dataExport.accountId, id),
    deleted: 'accountId file',
    plain: 'id language status tries done total bytes claimedAt createdAt doneAt endsAt',
  }),
  deletesRows(cartLine, {
    name: say('Cart', '购物车'),
    of: (id) => eq(cartLine.accountId, id),
    deleted: 'accountId skuId quantity custom customKey',
    plain: 'id selected addedPrice addedAt',
    exported: 'cart',
    without: 'customKey',
  }),
  deletesRows(collection, {
    name: say('Favourites and followed shops', '收藏的商品与店铺'),
    of: (id) => eq(collection.accountId, id),
    deleted: 'accountId kind refId',
    plain: 'price createdAt',
    exported: 'favourites',
  }),
  deletesRows(footprint, {
    name: say('Footprints', '浏览足迹'),
    of: (id) => eq(footprint.accountId, id),
    deleted: 'accountId productId seenAt',
    exported: 'footprints',
  }),
  deletesRows(flashReminder, {
    name: say('Reminders of flash sales', '秒杀提醒'),
    of: (id) => eq(flashReminder.accountId, id),
    deleted: 'accountId flashItemId',
    plain: 'dueAt sentAt',
    exported: 'reminders',
  }),
  deletesRows(message, {
    name: say('Messages from the mall', '站内消息'),
    // As its indexes are: of what was removed, and of the rest.
    of: (id) => sql`(${message.accountId} = ${id} and ${message.deletedAt} is null
      or ${message.accountId} = ${id} and ${message.deletedAt} is not null)`,
    deleted: 'accountId params key',
    plain: 'id kind event createdAt readAt deletedAt',
    exported: 'messages',
    without: 'key',
  }),
  deletesRows(notification, {
    name: say('Mails and SMS of the mall', '邮件与短信通知'),
    of: (id) => eq(notification.accountId, id),
    deleted: 'accountId params key',
    plain: 'id event topic channel state attempts unclear nextAt reason spent spentOn expiresAt createdAt sentAt',
    exported: 'notifications',
    without: 'key unclear spent spentOn reason',
  }),
  deletesRows(notificationOff, {
    name: say('What is not to be sent', '已关闭的通知'),
    of: (id) => eq(notificationOff.accountId, id),
    deleted: 'accountId topic channel',
    exported: 'notifications-off',
  }),
  deletesRows(productWatch, {
    name: say('Goods that a shopper waits for', '商品提醒'),
    of: (id) => eq(productWatch.accountId, id),
    deleted: 'accountId kind productId skuId',
    plain: 'id price below drops createdAt',
    exported: 'watches',
    without: 'below drops',
  }),
  deletesRows(chatMessage, {
    name: say('What was said in chats', '聊天消息'),
    of: talks,
    deleted: 'senderId clientId body',
    plain: 'conversationId seq sender type at waited',
    exported: 'chat-messages',
    without: 'senderId clientId waited',
  }),
  changesRows(conversation, {
    name: say('Chats', '聊天会话'),
    of: (id) => eq(conversation.accountId, id),
    changed: {
      lastSeq: { to: sql`0`, words: say('0: nothing was said', '0（无消息）') },
      shopperRead: { to: sql`0`, words: say('0', '0') },
      staffRead: { to: sql`0`, words: say('0', '0') },
      operatorId: NULLED,
      waitingSince: NULLED,
    },
    kept: { accountId: NUMBER },
    plain: 'id shopId greetedAt lastAt createdAt',
    exported: 'chats',
    without: 'operatorId staffRead',
  }),
  deletesRows(upload, {
    name: say('Uploaded pictures, with their files', '上传的图片及其文件'),
    of: (id) => eq(upload.accountId, id),
    deleted: 'name accountId',
    plain: 'bytes width height createdAt kind',
    exported: 'uploads',
  }),
  changesRows(flowLog, {
    name: say('Page visits', '页面访问记录'),
    of: (id) => eq(flowLog.userId, id),
    changed: { userId: NULLED },
    plain: 'id at path referrer language productId entry',
    exported: 'visits',
    without: 'userId',
  }),
  changesRows(member, {
    name: say('Membership', '会员等级'),
    of: (id) => eq(member.accountId, id),
    kept: { accountId: NUMBER },
    plain: 'level growth reviewedAt paidPlan paidUntil paidDay couponsAt',
    exported: 'membership',
  }),
  changesRows(memberGrowth, {
    name: say('Growth', '成长值明细'),
    of: (id) => eq(memberGrowth.accountId, id),
    kept: { accountId: NUMBER },
    plain: 'id kind amount fen businessId key at until',
    exported: 'growth',
    without: 'key',
  }),
  changesRows(memberSignIn, {
    name: say('Days signed in', '签到记录'),
    of: (id) => eq(memberSignIn.accountId, id),
    kept: { accountId: NUMBER, day: SAVED_DAYS },
    plain: 'streak points at',
    exported: 'sign-ins',
  }),
  changesRows(memberTask, {
    name: say('Tasks done', '会员任务'),
    of: (id) => eq(memberTask.accountId, id),
    kept: { accountId: NUMBER },
    plain: 'task points at',
    exported: 'tasks',
  }),
  changesRows(memberPurchase, {
    name: say('Memberships bought', '购买的会员'),
    of: (id) => eq(memberPurchase.accountId, id),
    kept: { accountId: NUMBER },
    plain: 'orderId plan months createdAt paidAt startsAt endsAt refundedAt',
    exported: 'memberships-bought',
  }),
  // Before the applications that it finds its rows by.
  changesRows(change, {
    name: say('Audit log of the desk, as far as it is about the account', '工作台操作日志中与该账号有关的部分'),
    of: (id) => aboutAccount(id),
    changed: { before: NULLED, after: NULLED },
    kept: { operatorId: STAFF },
    plain: 'id at shopId kind ref action version',
  }),
  deletesRows(storeApplication, {
    // Who has opened a store, or waits for one, cannot close the account.
    name: say('Applications for a store', '开店申请'),
    of: (id) => eq(storeApplication.accountId, id),
    deleted: 'accountId data nameKey reasons offlineReason',
    plain: 'id status rounds submittedAt decidedAt decidedBy shopId passwordSetAt papersGoneAt version updatedAt',
    exported: 'store-application',
    without: 'nameKey decidedBy version',
  }),
  deletesRows(storePaper, {
    name: say('Papers of a store, encrypted', '开店证件（加密）'),
    of: (id) => eq(storePaper.accountId, id),
    deleted: 'accountId sealed',
    plain: 'id kind keyName createdAt',
    exported: 'store-papers',
    without: 'keyName sealed',
  }),
  deletesRows(applicantReceiver, {
    name: say('Receiving account of an application, encrypted', '开店申请的收款账户（加密）'),
    of: (id) => eq(applicantReceiver.accountId, id),
    deleted: 'accountId tail sealed',
    plain: 'kind keyName at',
    exported: 'store-receiver',
    without: 'keyName sealed',
  }),
  deletesRows(idempotency, {
    name: say('Answers to repeated calls', '重复请求的应答'),
    of: (id) => sql`${idempotency.owner} in (${`shopper:${id}`}::text, ${`account:${id}`}::text)`,
    deleted: 'owner answer',
    plain: 'key body createdAt',
  }),
  ofNobody(operator, say('People who work at the desk', '工作台人员'), 'id role roleId shopId status graceFrom', {
    userName: STAFF,
    passwordHash: STAFF,
    name: STAFF,
    accountId: STAFF,
  }),
  ofNobody(deskRole, say('Roles at the desk', '工作台角色'), 'id shopId name rights version createdAt'),
  ofNobody(
    operatorSession,
    say('Logins at the desk', '工作台登录会话'),
    'id operatorId createdAt seenAt expiresAt byFactor provedAt',
    { tokenHash: STAFF, device: STAFF, address: STAFF },
  ),
  ofNobody(
    operatorFactor,
    say('Second factors of people who work at the desk', '工作台人员的两步验证'),
    'id operatorId kind createdAt usedAt transports counter keyName',
    { name: STAFF, credentialId: STAFF, publicKey: STAFF, secret: STAFF },
  ),
  ofNobody(operatorRecovery, say('Recovery codes at the desk', '工作台恢复码'), 'operatorId', {
    codeHash: STAFF,
  }),
  ofNobody(savedView, say('Saved views at the desk', '工作台保存的视图'), 'id operatorId list savedAt', {
    name: STAFF,
    query: STAFF,
  }),
  ofNobody(storeBrowser, say('Browsers of store owners', '店主的已验证浏览器'), 'operatorId expiresAt', {
    tokenHash: STAFF,
  }),
];

/** By index, whatever the log has grown to. */
function aboutAccount(id: number) {
  const own = (kinds: string, table: typeof order | typeof refund | typeof review | typeof storeApplication) =>
    sql`select k.name, t.id::text from ${table} t, unnest(${kinds}::text[]) k(name) where t.account_id = ${id}`;
  return sql`${change.id} in (select c.id from (
    select k.name as kind, ${String(id)}::text as ref from unnest('{shopper,store-paper}'::text[]) k(name)
    union all ${own('{order,invoice}', order)} union all ${own('{refund}', refund)}
    union all ${own('{review}', review)} union all ${own('{store,store-paper}', storeApplication)}
  ) about join ${change} c on c.kind = about.kind and c.ref = about.ref)`;
}

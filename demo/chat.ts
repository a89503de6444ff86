import { CHAT_DEFAULTS, type ChatSettings } from '#contract/chat/desk.schema.ts';
import { MSG_TYPE, OFFICIAL } from '#contract/chat/values.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import type { chatMessage, conversation } from '#mall/chat/chat.tables.ts';

/** Conversations of the demo mall: some closed, some waiting, and an automatic helper that says what it is. */

type Said = ['shopper' | 'staff', string];
/** `about`: a category of goods that the shop sells, where what is said is about goods. */
type Talk = { shopId: number; about?: string; who: 'demo' | number; ago: number; waits: boolean; said: Said[] };

export const TALKS: readonly Talk[] = [
  {
    ...{ shopId: 1, about: 'digital-input', who: 'demo', ago: 26 * HOUR_MS, waits: false },
    said: [
      ['shopper', '你好，这款键盘能同时连电脑和平板吗？可以开发票吗？'],
      ['staff', '您好，可以的，一个键就能切换。发票在订单详情里申请，一个工作日内开好。'],
      ['shopper', '好的，谢谢！'],
      ['staff', '不客气，祝您购物愉快～'],
    ],
  },
  { ...{ shopId: 1, who: 0, ago: 12 * MINUTE_MS, waits: true }, said: [['shopper', '请问今天下单什么时候能发货？']] },
  {
    ...{ shopId: 1, about: 'digital-phone', who: 1, ago: 4 * MINUTE_MS, waits: true },
    said: [
      ['shopper', '这款手机的浅色还会补货吗'],
      ['shopper', '想送给爸妈，字能调大吗？'],
    ],
  },
  {
    ...{ shopId: OFFICIAL, who: 2, ago: 9 * MINUTE_MS, waits: true },
    said: [['shopper', '换了手机号，怎么找回账号？']],
  },
];

const QUICK = ['您好，很高兴为您服务。', '请稍等，我来查一下。', '已为您登记，处理好会在这里告诉您。'];

export const chatDesks: { shopId: number; value: ChatSettings }[] = [
  { shopId: OFFICIAL, value: { ...CHAT_DEFAULTS, quick: QUICK, helper: true } },
  { shopId: 1, value: { ...CHAT_DEFAULTS, quick: QUICK } },
];

type Conversation = typeof conversation.$inferInsert;
type Message = typeof chatMessage.$inferInsert;

/** @param demo the demo's shopper @param others further shoppers @param operators by shop */
export function demoTalks(demo: number, others: readonly number[], operators: ReadonlyMap<number, number>, now: Date) {
  return TALKS.map(({ shopId, who, ago, waits, said }) => {
    const accountId = who === 'demo' ? demo : (others[who] ?? demo);
    const first = now.getTime() - ago;
    const times = said.map((_, n) => new Date(first + n * MINUTE_MS));
    const lastAt = times.at(-1) ?? now;
    const row: Conversation = {
      ...{ accountId, shopId, lastSeq: said.length, lastAt, createdAt: new Date(first), greetedAt: new Date(first) },
      ...{ shopperRead: said.length, staffRead: waits ? 0 : said.length, waitingSince: waits ? new Date(first) : null },
    };
    const messages = (conversationId: number): Message[] =>
      said.map(([sender, text], n) => ({
        ...{ conversationId, seq: n + 1, sender, clientId: `demo-${n + 1}`, type: MSG_TYPE.TEXT, body: { text } },
        senderId: sender === 'shopper' ? accountId : (operators.get(shopId) ?? 0),
        at: times[n] ?? now,
      }));
    return { row, messages };
  });
}

import { z } from 'zod';
import { TALK_TABS } from '../code-words.ts';
import { ORDER_WORDS } from '../order/standing.values.ts';
import { chatMessage, chatProduct } from './schema.ts';
import { CHAT } from './values.ts';

const id = z.number().int().min(1).max(2_147_483_647);

export type TalkTab = (typeof TALK_TABS)[number];

export const talk = z
  .object({
    id: z.number().int().describe('Id of the conversation.'),
    shopper: z
      .object({
        name: z.string().describe('Nickname of the shopper.'),
        avatar: z.string().nullable().describe('Address of their picture; null: none.'),
        online: z.boolean().describe('Whether they are there right now.'),
      })
      .describe('With whom.'),
    tab: z.enum(TALK_TABS).describe('Where it belongs, as the operator sees it.'),
    servedBy: z
      .object({ id: id.describe('Id of the operator.'), name: z.string().describe('Name of the operator.') })
      .nullable()
      .describe('Who serves.'),
    waitingSince: z.iso.datetime().nullable().describe('Since when the shopper waits for a person; null: does not.'),
    unread: z.number().int().describe('Messages of the shopper that nobody at the desk has read.'),
    readByShopper: z.number().int().describe('Up to which message the shopper has read.'),
    last: chatMessage.nullable().describe('The newest message; null: nothing was said yet.'),
  })
  .meta({ id: 'DeskTalk', description: 'A conversation as the desk sees it.' });
export type Talk = z.infer<typeof talk>;

export const talks = z.object({
  me: z.number().int().describe('Id of the operator who asks.'),
  items: z.array(talk).describe('Those that wait longest first, then the newest.'),
  figures: z
    .object({
      waiting: z.number().int().describe('Shoppers whom nobody serves and who wait.'),
      open: z.number().int().describe('Conversations that somebody serves.'),
      answered: z.number().int().describe('First answers of persons today.'),
      firstAnswer: z.number().int().nullable().describe('How long those took on average, seconds; null: none today.'),
    })
    .describe('How it goes today.'),
});
export type Talks = z.infer<typeof talks>;

export const takeTalk = z.object({
  from: id.nullable().describe('Who serves it now, as it was shown; null: nobody.'),
});
export type TakeTalk = z.input<typeof takeTalk>;
export const handTalk = z.object({ to: id.nullable().describe('Id of a colleague; null: back to those who wait.') });
export type HandTalk = z.input<typeof handTalk>;

export const colleague = z.object({
  id: id.describe('Id of the operator.'),
  name: z.string().describe('Name of the operator.'),
  online: z.boolean().describe('Whether they have the console open.'),
});
export const colleagues = z.array(colleague).describe('Who else may serve here.');
export type Colleague = z.infer<typeof colleague>;

export const talkOrders = z
  .array(
    z.object({
      id: z.string().describe('Number of the order.'),
      word: z.enum(ORDER_WORDS).describe('The word for where it stands.'),
      payable: z.number().int().describe('Fen.'),
      at: z.iso.datetime().describe('When it was made.'),
      title: z.string().describe('Its first product.'),
      picture: z.string().describe('Picture of its first product.'),
    }),
  )
  .describe("The shopper's newest orders, of the operator's shop alone where they work for one.");
export type TalkOrders = z.infer<typeof talkOrders>;

export const talkRefunds = z
  .array(
    z.object({
      id: z.string().describe('Number of the refund.'),
      status: z.number().int().describe('REFUND_STATUS.'),
      amount: z.number().int().describe('Fen.'),
      title: z.string().describe('Its product.'),
      picture: z.string().describe('Picture of its product.'),
    }),
  )
  .describe("The shopper's newest refunds, of the operator's shop alone where they work for one.");
export type TalkRefunds = z.infer<typeof talkRefunds>;

export const talkGoods = z
  .array(chatProduct)
  .describe("What the shopper was at last, of the operator's shop alone where they work for one.");
export type TalkGoods = z.infer<typeof talkGoods>;

const minute = z.number().int().min(0).max(1_440);
const words = (most: number) =>
  z.object({
    zh: z.string().trim().max(most).describe('In Chinese.'),
    en: z.string().trim().max(most).describe('In English; where it is empty, the Chinese text is used.'),
  });
export const chatSettings = z
  .object({
    opens: minute.describe('When service opens: minute of the day in China.'),
    closes: minute.describe('When it closes; later than it opens.'),
    greeting: words(300).describe('First answer within the opening hours, by itself; empty: none.'),
    away: words(300).describe('The same outside of them; `{time}`: when service opens.'),
    quick: z
      .array(z.string().trim().min(1).max(300).describe('A text.'))
      .max(CHAT.quickAnswers)
      .describe('Quick answers.'),
    helper: z
      .boolean()
      .describe('Whether an automatic helper answers in place of the greeting until a person takes over.'),
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'chatHours' })
  .meta({ id: 'ChatSettings', description: 'How a shop, or the mall, serves.' });
export type ChatSettings = z.infer<typeof chatSettings>;

export const CHAT_DEFAULTS: ChatSettings = {
  opens: 9 * 60,
  closes: 21 * 60,
  greeting: {
    zh: '您好，已收到您的消息，客服会尽快回复。',
    en: 'Hello! We have your message and will answer as soon as we can.',
  },
  away: {
    zh: '现在是休息时间，您的留言已收到，我们将在{time}回复您。',
    en: 'We are closed right now. We have your message and will answer at {time}.',
  },
  quick: [],
  helper: false,
};

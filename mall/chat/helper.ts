import { CHAT_DEFAULTS } from '#contract/chat/desk.schema.ts';
import { clockOf, OFFICIAL } from '#contract/chat/values.ts';
import type { Deps } from '../deps.ts';
import { wordsOf } from '../order/order.ts';
import * as queries from './chat.queries.ts';
import { hoursOf, isOpen } from './chat.rules.ts';
import { type HelperAnswer, helperText, questionOf, stateText } from './helper.rules.ts';

export async function helperAnswer(
  { database: { db }, clock }: Deps,
  accountId: number,
  { body }: queries.MessageRow,
): Promise<HelperAnswer> {
  const question = 'orderId' in body ? 'order' : questionOf('text' in body ? String(body.text) : '');
  const settings = { ...CHAT_DEFAULTS, ...(await queries.settingsOf(db, OFFICIAL)) };
  const [newest] = question === 'order' ? await queries.newestOrders(db, accountId, undefined, 1) : [];
  const word = newest && (await wordsOf(db, [newest.id])).get(newest.id);
  const order = newest && word && { id: newest.id, status: stateText(word) };
  return helperText(question, {
    hours: hoursOf(settings),
    opens: clockOf(settings.opens),
    isOpen: isOpen(settings, clock()),
    order,
  });
}

import { dateTimeText } from '#contract/date-text.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { isRequired } from '#contract/message/channels.values.ts';
import { REFUND_STATUS } from '#contract/refund/values.ts';
import { webConfig } from '../content/content.ts';
import type { TextPair } from '../db/columns.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { subjectOf, textsOf } from '../message/message.ts';
import type { MailMessage } from '../ports/mail.ts';
import { specNames } from '../pricing/goods.rules.ts';
import { htmlOf, type MailLine, type MailParts, oneLine, textOf } from './mail.rules.ts';
import type { Claimed } from './notification.queries.ts';
import * as queries from './subject.queries.ts';
import { buttonOf, RETURN_FACTS, totalOf } from './texts.rules.ts';
import { apiAddress, pageAddress, unsubscribeToken } from './unsubscribe.ts';

type Recipient = { email: string; language: Language };
type Composed = Pick<Claimed, 'accountId' | 'event' | 'params' | 'topic' | 'key'>;

/** @returns undefined for an event that this version does not know */
export async function composeMail(
  { database: { db }, origin, mediaUrl }: Pick<Deps, 'database' | 'origin' | 'mediaUrl'>,
  one: Composed,
  { email, language }: Recipient,
): Promise<MailMessage | undefined> {
  const { accountId, event, params, topic, key } = one;
  const texts = textsOf(event, params, language);
  if (!texts) return undefined;
  const token = isRequired(topic) ? undefined : await unsubscribeToken(db, { accountId, topic });
  const mall = await mallName(db, language);
  const button = buttonOf(one, texts.link, language);
  const parts: MailParts = {
    language,
    mall,
    origin,
    mediaUrl,
    title: texts.title,
    text: texts.text,
    ...(await goodsOf(db, one, language)),
    button: { label: button.label, href: origin + button.path },
    unsubscribe: token && pageAddress(origin, token),
  };
  return {
    to: email,
    language,
    subject: oneLine(`${texts.title} · ${mall}`),
    text: textOf(parts),
    html: htmlOf(parts),
    id: key.replace(/[^\w.-]/g, '.'),
    ...(token && { unsubscribe: apiAddress(origin, token) }),
  };
}

const BUILT_IN: TextPair = { zh: '良集', en: 'Liangji' };

async function mallName(db: Db, language: Language): Promise<string> {
  const { pcTitleContentCn, pcTitleContentEn } = await webConfig(db);
  return (language === 'zh' ? pcTitleContentCn : pcTitleContentEn) || pcTitleContentCn || BUILT_IN[language];
}

type Goods = Pick<MailParts, 'facts' | 'lines' | 'total'>;

function toLine(
  {
    title,
    spec,
    picture,
    quantity,
    amount,
  }: Pick<MailLine, 'picture' | 'quantity'> & {
    title: TextPair;
    spec: TextPair[];
    amount?: number;
  },
  language: Language,
): MailLine {
  const names = spec.map((pair) => inLanguage(pair, language)).join(' / ');
  return { title: inLanguage(title, language), spec: names, picture, quantity, amount: amount ?? null };
}

/** What a mail is about, as it is now. */
async function goodsOf(db: Db, { accountId, event, params }: Composed, language: Language): Promise<Goods> {
  const { order, refund, productId } = subjectOf(params);
  if (refund !== undefined) return ofRefund(db, { accountId, event }, refund, language);
  if (order !== undefined) return ofOrder(db, { accountId, event, params }, order, language);
  return productId === undefined ? { lines: [] } : ofProduct(db, productId, params, language);
}

async function ofRefund(
  db: Db,
  { accountId, event }: Pick<Composed, 'accountId' | 'event'>,
  id: string,
  language: Language,
): Promise<Goods> {
  const [row] = await queries.lineOfRefund(db, accountId, id);
  if (!row) return { lines: [] };
  const { status, address, dueAt } = row;
  const toSend = event === 'refundAgreed' && status === REFUND_STATUS.AGREED && address;
  const facts = toSend && [
    { label: RETURN_FACTS.to[language], text: `${address.recipient} ${address.mobile} ${address.detail}` },
    ...(dueAt ? [{ label: RETURN_FACTS.until[language], text: dateTimeText(dueAt, language) }] : []),
  ];
  const total = totalOf(event, 'refund', row.amount + row.freight, language);
  return { ...(facts && { facts }), lines: [{ ...toLine(row, language), amount: total?.amount ?? null }], total };
}

/** Of an order in several parcels, what lies in the one that the mail tells of. */
async function ofOrder(
  db: Db,
  { accountId, event, params }: Pick<Composed, 'accountId' | 'event' | 'params'>,
  id: string,
  language: Language,
): Promise<Goods> {
  const { number } = params;
  const inside = typeof number === 'string' ? await queries.linesOfParcel(db, accountId, id, number) : [];
  const pieces = inside.reduce((sum, { quantity }) => sum + quantity, 0);
  if (inside[0] && pieces < inside[0].ordered) return { lines: inside.map((row) => toLine(row, language)) };
  const rows = await queries.linesOfOrder(db, accountId, id);
  const total = totalOf(event, 'order', rows[0]?.total ?? 0, language);
  return { lines: rows.map(({ amount, ...row }) => toLine(total ? { ...row, amount } : row, language)), total };
}

async function ofProduct(db: Db, id: number, params: Composed['params'], language: Language): Promise<Goods> {
  const { sku, price } = params;
  const found = await queries.goodsOf(db, id, Number(sku ?? 0));
  if (!found) return { lines: [] };
  const { title, pictures, axes, spec } = found;
  const row = { title, spec: specNames(axes, spec ?? []), picture: pictures[0] ?? '', quantity: null };
  return { lines: [toLine({ ...row, ...(typeof price === 'number' && { amount: price }) }, language)] };
}

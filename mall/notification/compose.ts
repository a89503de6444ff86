import type { Language } from '#contract/language.ts';
import { isRequired } from '#contract/message/channels.values.ts';
import { webConfig } from '../content/content.ts';
import type { TextPair } from '../db/columns.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { subjectOf, textsOf } from '../message/message.ts';
import type { MailMessage } from '../ports/mail.ts';
import { htmlOf, type MailLine, type MailParts, oneLine, textOf } from './mail.rules.ts';
import type { Claimed } from './notification.queries.ts';
import * as queries from './subject.queries.ts';
import { BUTTONS, TOTALS } from './texts.rules.ts';
import { apiAddress, pageAddress, unsubscribeToken } from './unsubscribe.ts';

type Recipient = { email: string; language: Language };
type Composed = Pick<Claimed, 'accountId' | 'event' | 'params' | 'topic' | 'key'>;

/** @returns undefined for an event that this version does not know */
export async function composeMail(
  { database: { db }, origin }: Pick<Deps, 'database' | 'origin'>,
  { accountId, event, params, topic, key }: Composed,
  { email, language }: Recipient,
): Promise<MailMessage | undefined> {
  const texts = textsOf(event, params, language);
  if (!texts) return undefined;
  const token = isRequired(topic) ? undefined : await unsubscribeToken(db, { accountId, topic });
  const mall = await mallName(db, language);
  const parts: MailParts = {
    language,
    mall,
    origin,
    title: texts.title,
    text: texts.text,
    ...(await goodsOf(db, accountId, params, language)),
    button: { label: BUTTONS[topic][language], href: origin + texts.link },
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

async function goodsOf(
  db: Db,
  accountId: number,
  params: Claimed['params'],
  language: Language,
): Promise<Pick<MailParts, 'lines' | 'total' | 'picture'>> {
  const { order, refund, productId } = subjectOf(params);
  const inWords = (pair: TextPair): string => pair[language] || pair.zh;
  const toLine = (row: Omit<MailLine, 'title' | 'spec'> & { title: TextPair; spec: TextPair[] }): MailLine => ({
    ...{ title: inWords(row.title), spec: row.spec.map(inWords).join(' / ') },
    ...{ picture: row.picture, quantity: row.quantity, amount: row.amount },
  });
  if (refund !== undefined) {
    const [row] = await queries.lineOfRefund(db, accountId, refund);
    if (!row) return { lines: [] };
    return { lines: [toLine(row)], total: { label: TOTALS.refund[language], amount: row.amount + row.freight } };
  }
  if (order !== undefined) {
    const rows = await queries.linesOfOrder(db, accountId, order);
    const total = rows[0] && { label: TOTALS.order[language], amount: rows[0].total };
    return { lines: rows.map(toLine), total };
  }
  return { lines: [], picture: productId === undefined ? undefined : await queries.pictureOf(db, productId) };
}

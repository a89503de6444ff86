import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { urlOf } from '#contract/call.ts';
import { isRequired, TOPICS, type Topic } from '#contract/message/channels.values.ts';
import * as calls from '#contract/notification/calls.ts';
import type { UnsubscribeView } from '#contract/notification/schema.ts';
import type { Db } from '../db/open.ts';
import { sharedSecret } from '../db/secret.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import * as queries from './notification.queries.ts';

type Subscription = { accountId: number; topic: Topic };

const keyOf = (db: Db): Promise<string> => sharedSecret(db, 'unsubscribe', () => randomBytes(32).toString('base64url'));
const sign = (key: string, what: string): string => createHmac('sha256', key).update(what).digest('base64url');

/** Does not end: mails lie in mailboxes for years. It only ever switches one topic off. */
export async function unsubscribeToken(db: Db, { accountId, topic }: Subscription): Promise<string> {
  const what = `${accountId}.${topic}`;
  return `${what}.${sign(await keyOf(db), what)}`;
}

async function readToken(db: Db, token: string): Promise<Subscription> {
  const [id = '', name = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(await keyOf(db), `${id}.${name}`));
  const topic = TOPICS.find((one) => one === name);
  const isSigned = given.length === right.length && timingSafeEqual(given, right);
  if (!isSigned || !topic || isRequired(topic)) throw notFound();
  return { accountId: Number(id), topic };
}

export const pageAddress = (origin: string, token: string): string =>
  `${origin}/unsubscribe?${new URLSearchParams({ token })}`;
export const apiAddress = (origin: string, token: string): string =>
  origin + urlOf(calls.unsubscribe, { query: { token } });

const isOff = async (db: Db, { accountId, topic }: Subscription): Promise<boolean> =>
  (await queries.switchedOff(db, accountId)).some((off) => off.topic === topic && off.channel === 'mail');

export async function viewUnsubscribe({ database: { db } }: Deps, token: string): Promise<UnsubscribeView> {
  const subscription = await readToken(db, token);
  return { topic: subscription.topic, off: await isOff(db, subscription) };
}

export async function unsubscribe({ database: { db } }: Deps, token: string): Promise<UnsubscribeView> {
  const { accountId, topic } = await readToken(db, token);
  await db.transaction(async (tx) => {
    await queries.switchOff(tx, accountId, topic, 'mail');
    await queries.withdrawTopic(tx, accountId, topic, 'mail');
  });
  return { topic, off: true };
}

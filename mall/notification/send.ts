import { type Channel, ROUTES_OF, type SmsEvent } from '#contract/message/channels.values.ts';
import { isQuietHour, pauseAfter } from '#contract/notification/values.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';
import { CHINA_MS, DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import { SendError } from '../ports/send-error.ts';
import { numbers } from '../settings/settings.ts';
import { composeMail } from './compose.ts';
import * as queries from './notification.queries.ts';
import { SMS_VALUES } from './texts.rules.ts';

/** Sent in parallel; a server that does not answer costs one time-out for all of them. */
const BATCH = 10;
/** Much longer than any attempt takes: whoever exceeds it has died. */
const LEASE_MS = 5 * MINUTE_MS;

const WITHDRAWN = 'withdrawn';
type Result = { back: number } | typeof WITHDRAWN;
type Deliver = () => Promise<Result>;
type Outcome = 'done' | 'failed' | 'unreachable';

export const sendMails = (deps: Deps): Promise<number> =>
  sendAll(deps, 'mail', Object.keys(ROUTES_OF), (one) => deliverMail(deps, one));

export const sendSms = (deps: Deps): Promise<number> =>
  sendAll(deps, 'sms', smsEvents(deps), (one) => deliverSms(deps, one));

export const smsEvents = ({ sms }: Pick<Deps, 'sms'>): readonly SmsEvent[] => sms.notices?.events ?? [];

async function sendAll(
  deps: Deps,
  channel: Channel,
  events: readonly string[],
  deliver: (one: queries.Claimed) => Promise<Result>,
): Promise<number> {
  if (!events.length) return 0;
  const rates = await numbers(deps);
  return untilShort(deps, BATCH, async () => {
    const claimed = await claim(deps, rates, channel, events);
    const outcomes = await Promise.all(claimed.map((one) => attempt(deps, one, () => deliver(one))));
    // No further batch against a server that does not answer: the next run comes in seconds.
    return outcomes.includes('unreachable') ? 0 : outcomes.length;
  });
}

function claim({ database: { db }, clock }: Deps, rates: Numbers, channel: Channel, events: readonly string[]) {
  const now = clock();
  const lease = new Date(now.getTime() + LEASE_MS);
  const all = { channel, events, now, lease };
  if (channel === 'mail') return queries.claim(db, { ...all, limit: BATCH, quiet: false });
  const { smsQuietFrom, smsQuietUntil, smsPrice: price, smsDailyCap } = rates;
  const inChina = now.getTime() + CHINA_MS;
  const quiet = isQuietHour(Math.floor((inChina % DAY_MS) / HOUR_MS), smsQuietFrom, smsQuietUntil);
  const day = new Date(inChina).toISOString().slice(0, 10);
  return db.transaction(async (tx) => {
    await queries.lockSpending(tx);
    const affordable = Math.floor((smsDailyCap - (await queries.spentOn(tx, day))) / price);
    const limit = Math.min(BATCH, affordable);
    return limit > 0 ? queries.claim(tx, { ...all, limit, quiet, cost: { price, day } }) : [];
  });
}

async function deliverMail(deps: Deps, one: queries.Claimed): Promise<Result> {
  const found = await queries.addressOf(deps.database.db, one.accountId);
  const mail = found?.email && (await composeMail(deps, one, { email: found.email, language: found.language }));
  if (!mail) return WITHDRAWN;
  await deps.mail.send(mail);
  return { back: 0 };
}

/** @returns what of the price was not spent */
async function deliverSms(deps: Deps, one: queries.Claimed): Promise<Result> {
  const { notices } = deps.sms;
  const found = await queries.addressOf(deps.database.db, one.accountId);
  if (!found || !notices) return WITHDRAWN;
  const event = one.event as SmsEvent;
  const notice = { mobile: found.mobile, event, values: SMS_VALUES[event](one.params), id: `n${one.id}` };
  const triedOn = one.wasUnclear && one.triedOn;
  const isThere = triedOn && (await notices.wasAccepted(notice, new Date(`${triedOn}T00:00:00+08:00`)));
  if (isThere) return { back: one.price };
  await notices.send(notice);
  return { back: 0 };
}

async function attempt({ database: { db }, clock, log }: Deps, one: queries.Claimed, send: Deliver): Promise<Outcome> {
  try {
    const result = await send();
    if (result === WITHDRAWN) await queries.withdraw(db, one.id);
    else {
      const sent = { state: 'sent', unclear: false, reason: '', sentAt: clock() } as const;
      await queries.report(db, one, { ...sent, ...result });
    }
    return 'done';
  } catch (error) {
    const { kind, message: reason } = error instanceof SendError ? error : new SendError('refused', 'internal');
    if (!(error instanceof SendError)) log.error({ notification: one.id, err: error }, 'notification');
    const pause = kind === 'gone' ? undefined : pauseAfter(one.attempts);
    const unclear = kind === 'unreachable';
    const next =
      pause === undefined
        ? ({ state: 'failed' } as const)
        : ({ state: 'waiting', nextAt: new Date(clock().getTime() + pause) } as const);
    await queries.report(db, one, { ...next, unclear, reason, back: unclear ? 0 : one.price });
    log.warn({ notification: one.id, channel: one.channel, reason }, 'notification not sent');
    return unclear ? 'unreachable' : 'failed';
  }
}

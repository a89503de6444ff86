import {
  CHAT_DEFAULTS,
  type ChatSettings,
  type Colleague,
  type Talk,
  type Talks,
  type TalkTab,
} from '#contract/chat/desk.schema.ts';
import { OFFICIAL } from '#contract/chat/values.ts';
import type { Language } from '#contract/language.ts';
import { mayChange } from '#contract/operator/areas.values.ts';
import { rightsOf } from '#contract/operator/roles.values.ts';
import { CHINA_MS, DAY_MS } from '#contract/time.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import * as queries from './chat.queries.ts';
import * as deskQueries from './desk.queries.ts';
import { audienceOf, publish } from './events.ts';
import { deskOf } from './peers.ts';
import { isOnline } from './presence.ts';
import { requireOpenShopper } from './send.ts';
import { pictureUrl, viewMessages } from './view.ts';

const PER_TAB = 100;
const deskOfOperator = (by: LiveOperator): deskQueries.Desk => ({ shopId: deskOf(by), operatorId: by.id });

export async function listTalks(deps: Deps, by: LiveOperator, language: Language, tab: TalkTab): Promise<Talks> {
  const { db } = deps.database;
  const desk = deskOfOperator(by);
  const now = deps.clock().getTime();
  const today = new Date(Math.floor((now + CHINA_MS) / DAY_MS) * DAY_MS - CHINA_MS);
  const rows = await deskQueries.talks(db, desk, tab, PER_TAB);
  const { ms, ...figures } = await deskQueries.figures(db, desk.shopId, today);
  return {
    me: by.id,
    items: await viewTalks(deps, desk, language, rows),
    figures: { ...figures, firstAnswer: ms === null ? null : Math.round(ms / 1_000) },
  };
}

async function viewTalks(
  deps: Deps,
  desk: deskQueries.Desk,
  language: Language,
  rows: deskQueries.TalkRow[],
): Promise<Talk[]> {
  const { db } = deps.database;
  const talks = rows.map(({ conversation }) => conversation);
  const [queued, others] = [talks.filter(isQueued), talks.filter((talk) => !isQueued(talk))];
  const last = [
    ...(queued.length
      ? await queries.lastQuestions(
          db,
          queued.map(({ id }) => id),
        )
      : []),
    ...(others.length ? await queries.lastMessages(db, others) : []),
  ];
  const views = await viewMessages(
    deps,
    last.map(({ message }) => message),
    language,
  );
  const lastOf = new Map(views.map((message) => [message.conversation, message]));
  return Promise.all(
    rows.map(async ({ conversation: talk, shopper, servedBy, unread }) => ({
      id: talk.id,
      unread,
      readByShopper: talk.shopperRead,
      tab: tabOf(talk, desk),
      shopper: {
        name: shopper.name,
        avatar: shopper.picture && pictureUrl(deps, shopper.picture),
        online: await isOnline(deps, 'shopper', talk.accountId),
      },
      servedBy: talk.operatorId === null ? null : { id: talk.operatorId, name: servedBy ?? '' },
      waitingSince: talk.waitingSince?.toISOString() ?? null,
      last: lastOf.get(talk.id) ?? null,
    })),
  );
}

const isQueued = (talk: Pick<queries.ConversationRow, 'operatorId' | 'waitingSince'>): boolean =>
  talk.operatorId === null && talk.waitingSince !== null;

function tabOf(talk: Pick<queries.ConversationRow, 'operatorId' | 'waitingSince'>, desk: deskQueries.Desk): TalkTab {
  const { operatorId } = talk;
  if (isQueued(talk)) return 'queue';
  if (operatorId === null) return 'ended';
  return operatorId === desk.operatorId ? 'mine' : 'others';
}

export async function viewTalk(deps: Deps, by: LiveOperator, language: Language, id: number): Promise<Talk> {
  const desk = deskOfOperator(by);
  const [one] = await viewTalks(deps, desk, language, await deskQueries.talk(deps.database.db, desk, id));
  if (!one) throw notFound();
  return one;
}

type Given = { id: number; from: number | null; to: number | null };

async function assign(deps: Deps, by: LiveOperator, { id, from, to }: Given): Promise<void> {
  const { db } = deps.database;
  const desk = deskOfOperator(by);
  const talk = await queries.conversationOf(db, { shopId: desk.shopId }, id);
  if (!talk) throw notFound();
  if (to !== null) await requireOpenShopper(db, talk);
  const row = await deskQueries.serve(db, desk, id, { from, to, now: deps.clock() });
  if (!row) throw chatTaken();
  await publishServed(deps, row, desk.shopId);
}

async function publishServed(deps: Deps, row: queries.ConversationRow, shopId: number): Promise<void> {
  const people = row.operatorId === null ? [] : await staffOf(deps, shopId);
  const servedBy = people.find(({ id }) => id === row.operatorId)?.name ?? null;
  publish(deps, { what: 'served', of: audienceOf(row), operatorId: row.operatorId, servedBy });
}

export const takeTalk = (deps: Deps, by: LiveOperator, id: number, from: number | null): Promise<void> =>
  assign(deps, by, { id, from, to: by.id });

/** @param to a colleague who may serve here; null: back to those who wait */
export async function handOver(deps: Deps, by: LiveOperator, id: number, to: number | null): Promise<void> {
  if (to !== null && !(await staffOf(deps, deskOf(by))).some((one) => one.id === to))
    throw new MallError('message', 'chatColleague');
  await assign(deps, by, { id, from: by.id, to });
}

export async function endTalk(deps: Deps, by: LiveOperator, id: number): Promise<void> {
  const desk = deskOfOperator(by);
  const row = await deskQueries.end(deps.database.db, desk, id);
  if (!row) throw (await queries.conversationOf(deps.database.db, desk, id)) ? chatTaken() : notFound();
  await publishServed(deps, row, desk.shopId);
}

const chatTaken = () => new MallError('message', 'chatTaken');

async function staffOf({ database: { db } }: Deps, shopId: number) {
  const people = await deskQueries.colleagues(db, shopId);
  return people.filter(({ own, ...held }) => mayChange({ rights: rightsOf(held, own) }, 'chat'));
}

export async function listColleagues(deps: Deps, by: LiveOperator): Promise<Colleague[]> {
  const others = (await staffOf(deps, deskOf(by))).filter(({ id }) => id !== by.id);
  return Promise.all(others.map(async ({ id, name }) => ({ id, name, online: await isOnline(deps, 'staff', id) })));
}

export const settingsOf = async ({ database: { db } }: Deps, by: LiveOperator): Promise<ChatSettings> => ({
  ...CHAT_DEFAULTS,
  ...(await queries.settingsOf(db, deskOf(by))),
});

export async function saveSettings(deps: Deps, by: LiveOperator, value: ChatSettings): Promise<ChatSettings> {
  const shopId = deskOf(by);
  const { db } = deps.database;
  await db.transaction(async (tx) => {
    const before = { ...CHAT_DEFAULTS, ...(await queries.settingsOf(tx, shopId)) };
    await queries.saveSettings(tx, shopId, value);
    const ref = shopId === OFFICIAL ? '' : String(shopId);
    await recordChanges(tx, by, deps.clock(), [{ kind: 'chat', ref, action: 'save', before, after: value }]);
  });
  return value;
}

import type { z } from 'zod';
import {
  GROUP_PAGE,
  GROUPS_SHOWN,
  type GroupCard,
  type GroupInfo,
  type GroupList,
  type GroupPerson,
  type groupInfoQuery,
  type groupListQuery,
  type OneGroup,
} from '#contract/group-buy/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import { maskName } from '#contract/text.ts';
import { pictureAddress } from '../account/account.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import { isOnSale, specNames } from '../pricing/goods.rules.ts';
import type { ActivityRow, SkuRow } from './group-buy.queries.ts';
import * as queries from './group-buy.queries.ts';
import { activityState } from './group-buy.rules.ts';
import { MEMBER_STATUS } from './group-buy.tables.ts';
import type { Activity, Group } from './places.queries.ts';
import { groupById } from './places.queries.ts';
import { groupStateOf } from './places.ts';

type Shopper = { accountId: number; language: Language };

export async function listActivities(
  { database: { db }, clock }: Deps,
  { language }: Shopper,
  { page }: z.output<typeof groupListQuery>,
): Promise<GroupList> {
  const now = clock();
  const [rows, total] = await Promise.all([
    queries.runningPage(db, now, GROUP_PAGE, (page - 1) * GROUP_PAGE),
    queries.countRunning(db, now),
  ]);
  const items = rows.length ? await toCards(db, rows, now, language) : [];
  return { items, page, pages: pageCount(total, GROUP_PAGE), total, now: now.toISOString() };
}

async function toCards(db: Db, rows: ActivityRow[], now: Date, language: Language): Promise<GroupCard[]> {
  const ids = rows.map(({ activity }) => activity.id);
  const [skus, groups, bought] = await Promise.all([
    queries.skusOf(
      db,
      rows.map(({ product }) => product.id),
    ),
    queries.countJoinable(db, ids, now),
    queries.countBought(db, ids),
  ]);
  const countOf = (counts: { id: number; n: number }[], id: number) => counts.find((row) => row.id === id)?.n ?? 0;
  return rows.flatMap(({ activity, product, shopName }) => {
    const priced = pricedSkus(activity, skus);
    const [cheapest] = priced.toSorted((one, other) => one.price - other.price);
    if (!cheapest) return [];
    return {
      groupProdId: activity.id,
      productId: product.id,
      title: inLanguage(product.title, language),
      picture: product.pictures[0] ?? '',
      shopName: inLanguage(shopName, language),
      size: activity.size,
      price: cheapest.price,
      alone: cheapest.row.price,
      groups: countOf(groups, activity.id),
      bought: countOf(bought, activity.id),
      soldOut: priced.every(({ row }) => row.stock === 0),
      endsAt: activity.endsAt.toISOString(),
    };
  });
}

const pricedSkus = ({ productId, prices }: Activity, skus: readonly SkuRow[]) =>
  skus.flatMap((row) => {
    const price = prices[row.id];
    return row.productId === productId && price !== undefined ? [{ row, price }] : [];
  });

const gone = () => new MallError('message', 'groupGone', { status: 404 });

export async function viewActivity(
  { database: { db }, clock, mediaUrl }: Deps,
  shopper: Shopper,
  { groupProdId, groupId }: z.output<typeof groupInfoQuery>,
): Promise<GroupInfo> {
  const now = clock();
  const found = await queries.activityWithGoods(db, groupProdId);
  if (!found) throw gone();
  const { activity, product } = found;
  const { language } = shopper;
  const viewer = { accountId: shopper.accountId, mediaUrl };
  const [skus, groups, group] = await Promise.all([
    queries.skusOf(db, [product.id]),
    openGroups(db, viewer, activity.id, now),
    groupId === undefined ? null : oneGroup(db, viewer, activity.id, groupId),
  ]);
  return {
    groupProdId: activity.id,
    state: activityState(activity, now),
    startsAt: activity.startsAt.toISOString(),
    endsAt: activity.endsAt.toISOString(),
    size: activity.size,
    hours: activity.hours,
    limit: activity.limitOrder,
    discounts: activity.discounts,
    productId: product.id,
    title: inLanguage(product.title, language),
    selling: inLanguage(product.selling, language),
    pictures: product.pictures,
    shop: { id: product.shopId, name: inLanguage(found.shopName, language) },
    freight: freightOf(found.freight),
    onSale: isOnSale({ status: product.status, shopStatus: found.shopStatus }),
    skus: pricedSkus(activity, skus).map(({ row, price }) => ({
      id: row.id,
      spec: specNames(product.axes, row.spec).map((name) => inLanguage(name, language)),
      price,
      alone: row.price,
      stock: row.stock,
    })),
    groups,
    group,
    now: now.toISOString(),
  };
}

const freightOf = ({ fee, freeFrom, regions, byWeight }: ActivityRow['freight']): GroupInfo['freight'] => ({
  fee,
  freeFrom,
  byRegion: byWeight !== undefined || (regions ?? []).some((region) => region.fee !== fee),
});

type Person = { accountId: number; name: string; picture: string | null };
type Viewer = Pick<Shopper, 'accountId'> & Pick<Deps, 'mediaUrl'>;
const toPerson = ({ accountId, name, picture }: Person, group: Group, viewer: Viewer): GroupPerson => ({
  name: maskName(name),
  picture: pictureAddress(viewer.mediaUrl, picture),
  opener: accountId === group.openerId,
  self: accountId === viewer.accountId,
});

async function openGroups(db: Db, viewer: Viewer, activityId: number, now: Date): Promise<GroupInfo['groups']> {
  const rows = await queries.joinableGroups(db, activityId, now, GROUPS_SHOWN);
  const ids = rows.map(({ group }) => group.id);
  const own = ids.length ? await queries.joinedAmong(db, viewer.accountId, ids) : [];
  const joined = new Set(own.map(({ groupId }) => groupId));
  return rows.map(({ group, name, picture }) => ({
    id: group.id,
    opener: toPerson({ accountId: group.openerId, name, picture }, group, viewer),
    missing: group.size - group.places,
    joined: joined.has(group.id),
    endsAt: group.endsAt.toISOString(),
  }));
}

async function oneGroup(db: Db, viewer: Viewer, activityId: number, id: string): Promise<OneGroup> {
  const group = await groupById(db, id);
  if (group?.activityId !== activityId) throw gone();
  const people = await queries.peopleOf(db, [id]);
  const own = people.find(({ accountId }) => accountId === viewer.accountId);
  const state = groupStateOf(group.status);
  if (state === 'unpaid' && !own) throw gone();
  const opened = ({ accountId }: Person) => Number(accountId === group.openerId);
  const members = people
    .filter(({ status }) => status === MEMBER_STATUS.PAID)
    .sort((one, other) => opened(other) - opened(one));
  return {
    id,
    state,
    size: group.size,
    members: members.map((member) => toPerson(member, group, viewer)),
    waiting: people.length - members.length,
    missing: group.size - group.places,
    endsAt: group.endsAt.toISOString(),
    order: own ? { id: own.orderId, paid: own.status === MEMBER_STATUS.PAID } : null,
  };
}

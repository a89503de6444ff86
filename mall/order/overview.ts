import { ORDER_STATUS } from '#contract/enums.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { carrierName } from '#contract/order/carriers.values.ts';
import { receiptBy } from '#contract/order/receipt.rules.ts';
import type { OrderOverview } from '#contract/order/schema.ts';
import { UNDER_WAY_TABS, type UnderWayTab } from '#contract/order/standing.values.ts';
import { STATUS_OF_TAB } from '#contract/order/values.ts';
import type { Deps } from '../deps.ts';
import { countToReview } from '../review/review.ts';
import { numbers } from '../settings/settings.ts';
import { countByStatus } from './list.queries.ts';
import * as queries from './overview.queries.ts';
import { lastEventsOf } from './parcel.queries.ts';
import { newsOf } from './parcels.ts';

const PARCELS = 3;

export async function viewOverview(
  deps: Deps,
  { accountId, language }: { accountId: number; language: Language },
): Promise<OrderOverview> {
  const { db } = deps.database;
  const { autoReceipt } = await numbers(deps);
  const [byStatus, toReview, refunding, parcels, saved] = await Promise.all([
    countByStatus(db, { accountId }),
    countToReview(deps, accountId),
    queries.countOpenRefunds(db, accountId),
    queries.parcelsUnderWay(db, accountId, PARCELS),
    queries.savedBy(db, accountId),
  ]);
  const events = await lastEventsOf(
    db,
    parcels.map(({ parcelId }) => parcelId),
  );
  const counts = UNDER_WAY_TABS.map((tab) => [tab, byStatus.get(STATUS_OF_TAB[tab] ?? -1) ?? 0]);
  return {
    waiting: { ...(Object.fromEntries(counts) as Record<UnderWayTab, number>), toReview, refunding },
    parcels: parcels.map(({ orderId, status, title, picture, carrier, number, trail, parcelId, ...order }) => {
      return {
        ...{ orderId, picture, number, title: inLanguage(title, language), carrier: carrierName(carrier, language) },
        last: newsOf({ id: parcelId, trail }, events, language),
        receiptBy: status === ORDER_STATUS.TO_RECEIPT ? (receiptBy(order, autoReceipt)?.toISOString() ?? null) : null,
      };
    }),
    saved,
  };
}

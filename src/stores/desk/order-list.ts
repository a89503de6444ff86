import { atom } from 'nanostores';
import * as calls from '#contract/order/desk.calls.ts';
import type { BulkReport, ShipOrders } from '#contract/order/desk.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { type DeskFilter, deskFilterParams } from '../../lib/browser/desk/order-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createPaged } from '../public/paged.ts';
import { createSheet } from './sheet.ts';

export function createDeskOrders(first: DeskFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: DeskFilter) => desk.call(calls.listOrders, { query: deskFilterParams(filter) }),
    words,
  );
  const sheet = createSheet(
    () => desk.call(calls.exportOrders, { query: deskFilterParams({ ...list.$filter.get(), page: 1 }) }),
    words,
  );
  const $chosen = atom<ReadonlySet<string>>(new Set());
  const $report = atom<BulkReport | undefined>(undefined);
  const { $busy, run } = createAction(words);

  const choose = (ids: Iterable<string>): void => $chosen.set(new Set(ids));
  const toggle = (id: string): void => {
    const next = new Set($chosen.get());
    if (!next.delete(id)) next.add(id);
    $chosen.set(next);
  };

  function show(filter: DeskFilter): Promise<void> {
    choose([]);
    return list.show(filter);
  }

  async function many(send: () => Promise<BulkReport>): Promise<boolean> {
    const went = await run(async () => $report.set(await send()));
    // What did not get through is tried again with the same orders, and with what was typed about them.
    if (went) choose([]);
    await list.reload();
    return went;
  }

  return {
    ...{ $state: list.$state, $filter: list.$filter, $moving: list.$moving, $chosen, $report, $busy },
    sheet,
    ...{ show, reload: list.reload, toggle, choose },
    accept: (orders: string[]) => many(() => desk.call(calls.acceptOrders, { body: { orders } })),
    ship: (rows: ShipOrders['rows']) => many(() => desk.call(calls.shipOrders, { body: { rows } })),
    forgetReport: () => $report.set(undefined),
  };
}
export type DeskOrders = ReturnType<typeof createDeskOrders>;

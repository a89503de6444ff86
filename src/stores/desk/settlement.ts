import { atom } from 'nanostores';
import type { PdfFile } from '#contract/invoice/schema.ts';
import * as calls from '#contract/settlement/desk.calls.ts';
import type { AdjustmentRequest, ShopTerms, StatementView } from '#contract/settlement/desk.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import {
  type AdjustmentsFilter,
  adjustmentsQuery,
  type EntriesFilter,
  entriesQuery,
  type MerchantsFilter,
  merchantsQuery,
  type StatementsFilter,
  statementsQuery,
} from '../../lib/browser/desk/settlement-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { orMissing } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { createSheet } from './sheet.ts';

/** @param shopId empty: the operator's own */
export const createBalance = (shopId: string, words: FailureWords) =>
  createResource(() => desk.call(calls.viewBalance, { query: shopId ? { shopId: Number(shopId) } : {} }), words);

export function createEntries(first: EntriesFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: EntriesFilter) => desk.call(calls.listEntries, { query: entriesQuery(filter) }),
    words,
  );
  const sheet = createSheet(
    () => desk.call(calls.exportEntries, { query: entriesQuery({ ...list.$filter.get(), page: 1 }) }),
    words,
  );
  return { ...list, sheet };
}

export const createStatements = (first: StatementsFilter, words: FailureWords) =>
  createPaged(
    first,
    (filter: StatementsFilter) => desk.call(calls.listStatements, { query: statementsQuery(filter) }),
    words,
  );

/** One statement; loaded as undefined when there is none of this number, or it is another shop's. */
export function createStatement(id: string, words: FailureWords) {
  const params = { id };
  const statement = createResource<StatementView | undefined>(
    () => orMissing(desk.call(calls.viewStatement, { params })),
    words,
  );
  const { $busy, run } = createAction(words);
  const entries = createEntries({ ...NO_FILTER, statement: Number(id) }, words);

  async function move(send: () => Promise<StatementView>): Promise<boolean> {
    const went = await run(async () => statement.put(await send()));
    if (!went) await statement.reload();
    return went;
  }

  async function file(): Promise<PdfFile | undefined> {
    let pdf: PdfFile | undefined;
    await run(async () => {
      pdf = await desk.call(calls.viewStatementFile, { params });
    });
    return pdf;
  }

  return {
    ...{ $state: statement.$state, reload: statement.reload, $busy, entries, file },
    confirm: () => move(() => desk.call(calls.confirmStatement, { params })),
    dispute: (entryId: number, reason: string) =>
      move(() => desk.call(calls.disputeEntry, { params, body: { entryId, reason } })),
    answer: (disputeId: number, answer: string, amount: number | undefined) =>
      move(() =>
        desk.call(calls.answerDispute, {
          params,
          body: { disputeId, answer, ...(amount === undefined ? {} : { amount }) },
        }),
      ),
  };
}
export type StatementStore = ReturnType<typeof createStatement>;

const NO_FILTER: EntriesFilter = {
  ...{ shopId: '', kind: undefined, order: '', statement: undefined, from: '', to: '', page: 1 },
};

export function createMerchants(first: MerchantsFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: MerchantsFilter) => desk.call(calls.viewOverview, { query: merchantsQuery(filter) }),
    words,
  );
  const sheet = createSheet(
    () => desk.call(calls.exportOverview, { query: merchantsQuery({ ...list.$filter.get(), page: 1 }) }),
    words,
  );
  const { $busy, run } = createAction(words);
  const adjusting = createIdempotentCall<AdjustmentRequest>();

  async function saveTerms(id: number, body: ShopTerms): Promise<boolean> {
    const went = await run(() => desk.call(calls.saveShopTerms, { params: { id }, body }));
    await list.reload();
    return went;
  }

  /** @returns whether it was asked for; above a limit it waits for a second person */
  async function adjust(body: AdjustmentRequest): Promise<boolean> {
    const went = await run(() => adjusting.run(body, (key) => desk.call(calls.addAdjustment, { body, key })));
    await list.reload();
    return went;
  }

  return { ...list, sheet, $busy, saveTerms, adjust };
}

export function createAdjustments(first: AdjustmentsFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: AdjustmentsFilter) => desk.call(calls.listAdjustments, { query: adjustmentsQuery(filter) }),
    words,
  );
  const { $busy, run } = createAction(words);

  async function decide(id: number, accept: boolean): Promise<boolean> {
    const went = await run(() => desk.call(calls.decideAdjustment, { params: { id }, body: { accept } }));
    await list.reload();
    return went;
  }

  return { ...list, $busy, decide };
}

export function createCommission(words: FailureWords) {
  const rules = createResource(() => desk.call(calls.viewCommission), words);
  const { $busy, run } = createAction(words);

  async function save(id: number, rate: number | null): Promise<boolean> {
    const went = await run(() => desk.call(calls.saveCategoryRate, { params: { id }, body: { rate } }));
    await rules.reload();
    return went;
  }

  return { $state: rules.$state, reload: rules.reload, $busy, save };
}

export const createOrderDue = (id: string, words: FailureWords) =>
  createResource(() => desk.call(calls.viewOrderDue, { params: { id } }), words);

/** What the price field says is a help: where it cannot be had, the field says nothing. */
export function createRate() {
  const $rate = atom<number | undefined>(undefined);
  let turn = 0;

  async function load(shopId: number | undefined, category: number): Promise<void> {
    turn += 1;
    const mine = turn;
    const found =
      shopId && category
        ? await desk.call(calls.viewRate, { query: { shopId, category: String(category) } }).catch(() => undefined)
        : undefined;
    if (mine === turn) $rate.set(found?.rate);
  }

  return { $rate, load };
}

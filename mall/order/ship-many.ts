import { ORDER_STATUS } from '#contract/enums.ts';
import { DESK } from '#contract/limits.ts';
import { carrierOf, toTracking } from '#contract/order/carriers.values.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import { processRow, type RowOutcome, type RowProblem } from '../row-work.ts';
import { measureLines } from '../sheets/csv.rules.ts';
import { moveOrder } from './desk.ts';
import { type ShopMove, standOf } from './order.ts';
import { type ParcelRow, parcelsIn, type RowError, rowError } from './parcels.rules.ts';

type Key = MallError['key'];
export type RowDone = {
  line: number;
  order: string;
  outcome: RowOutcome;
  error?: RowProblem;
};

type Stand = NonNullable<Awaited<ReturnType<typeof standOf>>>;
type Decide = (stand: Stand) => ShopMove | 'already' | 'orderNotThere';

type Job = { deps: Deps; operator: LiveOperator; apply: boolean };
type Row = { line: number; order: string };

const bad = ({ line, order }: Row, key: Key, params: MallError['params'] = {}): RowDone => ({
  line,
  order,
  outcome: 'bad',
  error: { key, params },
});

async function moveRow({ deps, operator, apply }: Job, row: Row, decide: Decide): Promise<RowDone> {
  const { outcome, error } = await processRow({
    apply,
    judge: async () => {
      const stand = await standOf(deps.database.db, scopeOf(operator), row.order);
      const input = stand ? decide(stand) : 'orderNotMine';
      if (input === 'orderNotMine' || input === 'orderNotThere') throw new MallError('message', input);
      return input;
    },
    run: (input) => moveOrder(deps, operator, row.order, input),
  });
  return error ? bad(row, error.key, error.params) : { ...row, outcome };
}

const ACCEPTED: number[] = [ORDER_STATUS.PRODUCTING, ORDER_STATUS.TO_SEND];

const accepting: Decide = ({ status, madeToOrder }) => {
  if (status === ORDER_STATUS.TO_ACCEPT_ORDER) return { move: madeToOrder ? 'produce' : 'accept' };
  return ACCEPTED.includes(status) ? 'already' : 'orderNotThere';
};

export async function acceptMany(deps: Deps, operator: LiveOperator, orders: string[]): Promise<RowDone[]> {
  const done: RowDone[] = [];
  for (const [n, order] of [...new Set(orders)].entries())
    done.push(await moveRow({ deps, operator, apply: true }, { line: n + 1, order }, accepting));
  return done;
}

const shipping = ({ carrier, number }: ParcelRow): Decide => {
  const code = carrierOf(carrier)?.code;
  return ({ status, sent }) => {
    if (sent.some((parcel) => parcel.carrier === code && parcel.number === number)) return 'already';
    return status === ORDER_STATUS.TO_SEND ? { move: 'ship', carrier, number } : 'orderNotThere';
  };
};

const paramsOf = ({ line }: RowError): MallError['params'] => (line === undefined ? {} : { line });

async function ship(job: Job, rows: ParcelRow[]): Promise<RowDone[]> {
  const done: RowDone[] = [];
  const seen = new Map<string, number>();
  for (const row of rows) {
    const { line, order } = row;
    const error = rowError(row, seen);
    seen.set(order, seen.get(order) ?? line);
    done.push(
      error ? bad({ line, order }, error.key, paramsOf(error)) : await moveRow(job, { line, order }, shipping(row)),
    );
  }
  return done;
}

type Parcel = { order: string; carrier: string; number: string };

export const shipMany = (deps: Deps, operator: LiveOperator, parcels: Parcel[]): Promise<RowDone[]> =>
  ship(
    { deps, operator, apply: true },
    parcels.map(({ order, carrier, number }, n) => ({
      line: n + 1,
      order: order.trim(),
      carrier: carrier.trim(),
      number: toTracking(number),
    })),
  );

const tooLong = () => fieldError('csv', 'csvLong', { max: DESK.bulkRows });

/** Reports wrong rows with their line numbers. @param apply false: a dry run @throws MallError when there is nothing in it, or too much */
export async function shipFile(deps: Deps, operator: LiveOperator, csv: string, apply: boolean): Promise<RowDone[]> {
  if (measureLines(Buffer.from(csv)).lines > DESK.csvLines) throw tooLong();
  const rows = parcelsIn(csv);
  if (!rows.length) throw fieldError('csv', 'csvEmpty');
  if (rows.length > DESK.bulkRows) throw tooLong();
  return ship({ deps, operator, apply }, rows);
}

import { createHash } from 'node:crypto';
import { type FlowVisit, VISITS } from '#contract/content/schema.ts';
import type { Language } from '#contract/language.ts';
import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import { numbers } from '../settings/settings.ts';
import * as queries from './content.queries.ts';
import { isEntry } from './content.rules.ts';

type Visitor = { userId: number | undefined; origin: string | undefined; address: string; language: Language };

/** Repeated visits, and those over a limit, are ignored without an error: no visitor could do anything about it. */
export function createVisits({ database: { db }, store, limits, clock }: Deps) {
  const { perMinute, perDay, totalPerMinute } = VISITS;
  const ofAddress = limits.create({ name: 'visits-minute', times: perMinute, seconds: 60 });
  const ofDay = limits.create({ name: 'visits-day', times: perDay, seconds: 24 * 3_600 });
  const ofAll = limits.create({ name: 'visits-total', times: totalPerMinute, seconds: 60 });

  async function isCounted(visit: FlowVisit, { address, userId }: Visitor): Promise<boolean> {
    if (!(await ofAddress.count(address)) || !(await ofDay.count(address))) return false;
    const text = JSON.stringify([address, userId, visit.path, visit.productId]);
    const key = `visit:${createHash('sha256').update(text).digest('base64url')}`;
    return (await store.setIfAbsent(key, '1', VISITS.repeated)) && ofAll.count('all');
  }

  async function record(visit: FlowVisit, visitor: Visitor): Promise<void> {
    if (!(await isCounted(visit, visitor))) return;
    const { userId, origin, language } = visitor;
    await queries.addVisit(db, {
      path: visit.path.slice(0, VISITS.text),
      referrer: visit.referrer?.slice(0, VISITS.text),
      productId: visit.productId,
      entry: isEntry(visit.referrer, origin),
      language,
      userId: userId ?? null,
      at: clock(),
    });
  }
  return { record };
}

const BATCH = 5_000;

export async function dropOldVisits(deps: Pick<Deps, 'database' | 'bus' | 'clock' | 'stopping'>): Promise<number> {
  const { visitLog } = await numbers(deps);
  const before = new Date(deps.clock().getTime() - visitLog);
  return untilShort(deps, BATCH, () => queries.dropVisits(deps.database.db, before, BATCH));
}

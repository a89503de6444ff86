import type { Db } from '../db/open.ts';
import { MallError } from '../error.ts';
import { type Bus, TAGS_TOPIC } from '../ports/bus.ts';
import type { FlashPieces } from './gate.rules.ts';
import * as queries from './promotion.queries.ts';

/** A cached count expires after this time: its invalidation may have been lost. */
const CACHE_MS = 2_000;

type Known = {
  skuId: number;
  left: number;
  buyers: ReadonlySet<number>;
  until: number;
};
type Needs = { database: { db: Db }; bus: Bus; clock: () => Date };

/**
 * Refuses a crowd that wants sold-out flash-sale goods before the database is queried (domain decisions, section 10). A process reads what
 * is left when a submit fails, and drops it when the product changes on any node: the last piece sold, or one returned. It keeps no count
 * of its own that could be wrong after a crash, so it may let too many through but never refuses anyone who would have got a piece: the
 * database alone decides.
 */
export function createFlashGate({ database: { db }, bus, clock }: Needs) {
  const known = new Map<number, Known & { tag: string }>();
  /** Per running read: tags invalidated since it began. */
  const reading = new Set<Set<string>>();
  bus.subscribe(TAGS_TOPIC, (message) => {
    const tags = new Set(message as string[]);
    for (const [id, { tag }] of known) if (tags.has(tag)) known.delete(id);
    for (const invalidated of reading) for (const tag of tags) invalidated.add(tag);
  });

  function stops({ id, n }: FlashPieces, accountId: number): boolean {
    const found = known.get(id);
    return found !== undefined && n > found.left && !found.buyers.has(accountId);
  }

  const isOld = ({ id }: FlashPieces): boolean =>
    (known.get(id)?.until ?? Number.POSITIVE_INFINITY) <= clock().getTime();

  function check(goods: readonly FlashPieces[], accountId: number): void {
    const soldOut = goods.filter((one) => !isOld(one) && stops(one, accountId)).map(({ id }) => known.get(id)?.skuId);
    if (soldOut.length) throw new MallError('message', 'flashSoldOut', { data: { soldOut } });
  }

  async function enter(goods: readonly FlashPieces[], accountId: number): Promise<void> {
    const old = goods.filter((one) => isOld(one) && stops(one, accountId));
    if (old.length) await learn(old);
    check(goods, accountId);
  }

  async function learn(goods: readonly FlashPieces[]): Promise<void> {
    const ids = goods.map(({ id }) => id);
    if (!ids.length) return;
    const fallen = new Set<string>();
    reading.add(fallen);
    try {
      for (const { id, productId, skuId, left, buyers } of await queries.flashLeft(db, ids)) {
        const tag = `product:${productId}`;
        const until = clock().getTime() + CACHE_MS;
        if (!fallen.has(tag)) known.set(id, { skuId, left, buyers: new Set(buyers), until, tag });
      }
    } finally {
      reading.delete(fallen);
    }
  }

  return { check, enter, learn };
}

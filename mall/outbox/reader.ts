import type { OutboxRow } from '../db/commit.ts';
import type { Deps } from '../deps.ts';
import { readFrom } from './outbox.queries.ts';
import { isContinued, type Position } from './outbox.rules.ts';

const COMMITTED_TOPIC = 'outbox';
const EVERY_MS = 2_000;
/** After so long without a read, a node may miss changes of the others. */
const DEAF_MS = 10_000;

type Topics = Readonly<Record<string, (payload: unknown) => void>>;

/**
 * Handles each row of the outbox once in this process: at once when it is committed here or received over the bus, otherwise when the
 * outbox is read, so that nothing is lost when a node dies after its commit or Redis is down.
 */
export function createOutboxReader({ database, bus }: Pick<Deps, 'database' | 'bus'>, topics: Topics) {
  /** The transaction of each row that the next read may find again, by id. */
  const handled = new Map<number, number>();
  let last: Position | undefined;

  function handle({ id, xact, topic, payload }: OutboxRow): void {
    if (handled.has(id) || xact < (last?.xmin ?? 0)) return;
    handled.set(id, xact);
    topics[topic]?.(payload);
  }

  bus.subscribe(COMMITTED_TOPIC, (rows) => (rows as OutboxRow[]).forEach(handle));
  database.onCommit((rows) => bus.publish(COMMITTED_TOPIC, rows));

  /** @returns false when rows may have been missed: the cache has to be dropped */
  async function read(): Promise<boolean> {
    const before = last;
    const { rows, ...now } = await readFrom(database.db, before?.xmin ?? Number.MAX_SAFE_INTEGER);
    const whole = !before || isContinued(before, now);
    if (whole) rows.forEach(handle);
    else handled.clear();
    last = now;
    for (const [id, xact] of handled) if (xact < now.xmin) handled.delete(id);
    return whole;
  }

  return { read };
}

type Reading = { read: () => Promise<boolean>; onGap: () => void; log: Deps['log'] };

/** The first read drops nothing, since nothing is cached yet. */
export async function startReading({ read, onGap, log }: Reading) {
  let readAt = 0;
  let running: Promise<void> | undefined;
  let again = false;

  async function readOnce(): Promise<void> {
    const started = Date.now();
    if (!(await read())) onGap();
    readAt = started;
  }

  function wake(): void {
    again = running !== undefined;
    running ??= readOnce()
      .catch((error: Error) => log.warn({ reason: error.message }, 'outbox not read'))
      .finally(() => {
        running = undefined;
        if (again) wake();
      });
  }

  await readOnce();
  const timer = setInterval(() => running ?? wake(), EVERY_MS);
  return {
    wake,
    readAt: () => readAt,
    isHearing: () => Date.now() - readAt < DEAF_MS,
    async stop() {
      clearInterval(timer);
      again = false;
      await running;
    },
  };
}

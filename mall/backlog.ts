import { CHANNELS, type Channel } from '#contract/message/channels.values.ts';
import { waitingTalks } from './chat/chat.ts';
import type { Deps } from './deps.ts';
import { overdueNotifications } from './notification/notification.ts';
import { waitingToBeIndexed } from './product/product.ts';
import { waitingToBeSent } from './search/search.ts';

export type Backlog = {
  queue: 'talks' | 'indexing' | 'search service' | Channel;
  count: number;
  oldestSeconds: number;
};

/** What waits for a person, a job or a service, in all of the mall; a notification counts from when it should have been sent. */
export async function backlog(deps: Pick<Deps, 'database' | 'clock'>): Promise<Backlog[]> {
  const now = deps.clock().getTime();
  const age = (oldest: Date | null | undefined) => (oldest ? (now - oldest.getTime()) / 1_000 : 0);
  const [talks, products, unsent, overdue] = await Promise.all([
    waitingTalks(deps),
    waitingToBeIndexed(deps),
    waitingToBeSent(deps),
    overdueNotifications(deps),
  ]);
  const notices = CHANNELS.map((channel) => {
    const found = overdue.find((row) => row.channel === channel);
    return { queue: channel, count: found?.count ?? 0, oldestSeconds: age(found?.oldest) };
  });
  return [
    { queue: 'talks', count: talks.count, oldestSeconds: age(talks.oldest) },
    ...notices,
    { queue: 'indexing', count: products.count, oldestSeconds: age(products.oldest) },
    { queue: 'search service', count: unsent.count, oldestSeconds: age(unsent.oldest) },
  ];
}

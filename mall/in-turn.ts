import { createOwnQueues, createQueue } from './queue.ts';

/** An operator, by number and by shop; null: of the mall. */
type Worker = { id: number; shopId: number | null };

/** Who does heavy work at the desk: a shop, or an operator of the mall. One piece of theirs is done at a time. */
export const workerName = ({ id, shopId }: Worker): string => (shopId === null ? `operator ${id}` : `shop ${shopId}`);

/** Of all together; each is hundreds of moves, most of which wait for the database. */
const inTurn = createQueue(4, 40);
const ofWorker = createOwnQueues(3);

/** One action on many things at a time for each shop. @throws MallError too many when more than a few of theirs wait */
export const oneBulk = <T>(by: Worker, work: () => Promise<T>): Promise<T> =>
  ofWorker(workerName(by), () => inTurn(work));

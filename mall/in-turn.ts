import { createOwnQueues, createQueue } from './queue.ts';

type Worker = { id: number; shopId: number | null };

/** Identifies whoever does heavy work: a shop, or an operator of the mall. Each has one piece of work done at a time. */
export const workerName = ({ id, shopId }: Worker): string => (shopId === null ? `operator ${id}` : `shop ${shopId}`);

const inTurn = createQueue(4, 40);
const ofWorker = createOwnQueues(3);

/** One per shop at a time. @throws MallError too many when the queue is full */
export const oneBulk = <T>(by: Worker, work: () => Promise<T>): Promise<T> =>
  ofWorker(workerName(by), () => inTurn(work));

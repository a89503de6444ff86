import { MallError } from '../error.ts';
import { createQueue } from '../queue.ts';

const inTurn = createQueue(2, 40);
const running = new Set<number>();

export async function oneExport<T>({ id }: { id: number }, work: () => Promise<T>): Promise<T> {
  if (running.has(id)) throw new MallError('message', 'exportRunning', { status: 429 });
  running.add(id);
  try {
    return await inTurn(work);
  } finally {
    running.delete(id);
  }
}

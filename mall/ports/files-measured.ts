import type { Files } from './files.ts';

export type Operation = 'read' | 'write' | 'remove';
type Observe = (operation: Operation, result: 'ok' | 'failed', ms: number) => void;

/** A file that is not there is no failure: it was looked for. */
export function measured(files: Files, observe: Observe): Files {
  const time = async <T>(operation: Operation, run: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const done = (result: 'ok' | 'failed') => observe(operation, result, performance.now() - started);
    try {
      const value = await run();
      done('ok');
      return value;
    } catch (error) {
      done('failed');
      throw error;
    }
  };
  return {
    name: files.name,
    read: (name) => time('read', () => files.read(name)),
    open: (name) => time('read', () => files.open(name)),
    write: (name, bytes) => time('write', () => files.write(name, bytes)),
    writeStream: (name, pieces) => time('write', () => files.writeStream(name, pieces)),
    remove: (name) => time('remove', () => files.remove(name)),
    list: () => files.list(),
  };
}

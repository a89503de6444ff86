import type { Db, Tx } from './open.ts';

type Prepared<T> = { execute(values: Record<string, unknown>): Promise<T> };
type Session = { client: unknown };

/**
 * Builds the text of a statement once, with `sql.placeholder` for its values. Drizzle would otherwise build it each time, which costs
 * several times what sending it does. For statements of busy calls.
 */
export function statement<T>(build: (db: Db | Tx) => { prepare(name: string): Prepared<T> }) {
  /** By driver: each reads rows in its own way. */
  const prepared = new WeakMap<object, Prepared<T>>();
  return (db: Db | Tx, values: Record<string, unknown>): Promise<T> => {
    const { session } = db._ as unknown as { session: Session };
    let made = prepared.get(session.constructor);
    if (!made) {
      made = Object.assign(build(db).prepare(''), { client: undefined });
      prepared.set(session.constructor, made);
    }
    // The client is all that ties it to a connection.
    return Object.assign(Object.create(made) as Prepared<T>, { client: session.client }).execute(values);
  };
}

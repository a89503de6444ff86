import type { Db, Tx } from './open.ts';

type Prepared<T> = { execute(values: Record<string, unknown>): Promise<T> };
type Session = { client: unknown };

/**
 * A statement whose text is made once, with `sql.placeholder` where its values go. Drizzle makes the text again each time
 * otherwise, which costs several times what sending it does: for what many ask at once.
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

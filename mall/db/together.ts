import pg from 'pg';

type Connection = pg.Connection & { submittedNamedStatements: Record<string, string> };

/** A query of `pg`, with what its client calls while the answer comes in. */
type Query = {
  name?: string;
  text: string;
  /** @returns why it was not sent */
  submit(connection: pg.Connection): Error | null;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
};

export type Asked = {
  config: pg.QueryConfig;
  values: unknown[] | undefined;
  done: (result: pg.QueryResult) => void;
  failed: (error: Error) => void;
};

/**
 * Statements that travel together, with one sync behind the last: where one fails, the database passes over those behind
 * it, and all fail for the same reason. So nothing behind a `begin` that failed is done on its own, which the pipeline of
 * `pg` itself, with a sync behind each statement, cannot promise.
 */
export class Together implements pg.Submittable {
  readonly #queries: Query[];
  readonly #over: () => void;
  #at = 0;
  #unsent: Error | undefined;

  constructor(asked: readonly Asked[], over: () => void) {
    this.#over = over;
    this.#queries = asked.map(({ config, values = [], done, failed }) => {
      const told = (error: Error | undefined, result: unknown): void => {
        if (error) this.#unsent ??= error;
        if (error) failed(error);
        else done(result as pg.QueryResult);
      };
      return new pg.Query({ ...config, queryMode: 'extended' } as pg.QueryConfig, values, told) as unknown as Query;
    });
  }

  /** Of the statement whose answer comes next: the client notes which one has been prepared. */
  get name(): string | undefined {
    return this.#queries[this.#at]?.name;
  }
  get text(): string | undefined {
    return this.#queries[this.#at]?.text;
  }
  /** The client makes a promise for a query without one. */
  callback(): void {}

  submit(connection: pg.Connection): void {
    const quiet = Object.create(connection, { sync: { value: () => {} } }) as pg.Connection;
    const { stream } = connection;
    stream.cork();
    for (const query of this.#queries) this.#unsent ??= query.submit(quiet) ?? undefined;
    connection.sync();
    stream.uncork();
    // Answers would be taken for those of others.
    if (this.#unsent) stream.destroy(this.#unsent);
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#at]?.handleRowDescription(message);
  }
  handleDataRow(message: unknown): void {
    this.#queries[this.#at]?.handleDataRow(message);
  }
  handleCommandComplete(message: unknown, connection: Connection): void {
    this.#queries[this.#at]?.handleCommandComplete(message, connection);
    this.#at += 1;
  }
  handleReadyForQuery(connection: Connection): void {
    this.#over();
    for (const query of this.#queries) query.handleReadyForQuery(connection);
  }
  handleError(error: Error, connection: Connection): void {
    // Those behind were not prepared either.
    for (const { name } of this.#queries.slice(this.#at)) if (name) delete connection.submittedNamedStatements[name];
    this.#over();
    for (const query of this.#queries) query.handleError(error, connection);
  }
}

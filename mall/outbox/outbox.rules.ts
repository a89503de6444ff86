/** How long rows are kept; a node that has not read them for half as long drops its whole cache. */
export const RETENTION_S = 3_600;

export type Position = {
  /** Every transaction below this number has ended, so its rows are among those read so far. */
  xmin: number;
  /** Time of the database, s. */
  at: number;
  server: string;
};

/** False for another server, which may number its transactions differently, and when unread rows may have been dropped. */
export const isContinued = (before: Position, now: Position): boolean =>
  before.server === now.server && before.xmin <= now.xmin && now.at - before.at < RETENTION_S / 2;

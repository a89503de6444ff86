const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
/** A table changed its shape under a prepared statement. */
const PLAN_CHANGED = '0A000';
const RETRIABLE: unknown[] = [SERIALIZATION_FAILURE, DEADLOCK, PLAN_CHANGED];
/**
 * Primary keys that `publicIdAt` draws. Among 20 000 orders in a minute two draw the same number in one minute out
 * of fifty: the second draws another.
 */
const DRAWN_KEYS: unknown[] = ['trade_pkey', 'shop_order_pkey', 'order_find_pkey', 'payment_pkey', 'money_back_pkey'];

/** The database is there and cannot answer in time, or not yet again. */
const BUSY: unknown[] = [
  ...['57014', '53300', '57P01', '57P02', '57P03', '08000', '08001', '08003', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'],
];
/** What `pg` says without a code. */
const BUSY_TEXT = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

type DriverError = { code?: unknown; constraint?: unknown; message?: string };

/** What the database reports; both drivers put it in the cause. */
function driverErrorOf(error: unknown): DriverError {
  const cause = error instanceof Error ? error.cause : undefined;
  return (cause instanceof Error ? cause : {}) as DriverError;
}

const codeOf = (error: unknown): unknown => driverErrorOf(error).code;

function isRetriable(error: unknown): boolean {
  const { code, constraint } = driverErrorOf(error);
  return RETRIABLE.includes(code) || (code === UNIQUE_VIOLATION && DRAWN_KEYS.includes(constraint));
}

/** Whether what failed may well succeed in a moment: a statement out of time, no connection to be had, a restart. */
export const isBusy = (error: unknown): boolean => {
  const { code, message } = driverErrorOf(error);
  return BUSY.includes(code) || BUSY_TEXT.test(message ?? '');
};

/** Whether a unique index refused a row. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

const ATTEMPTS = 4;

/** Retries a transaction, a few times, when the database ended it in favour of another one, or a number it drew is taken. */
export async function retry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetriable(error)) throw error;
    }
  }
}

const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const PLAN_CHANGED = '0A000';
const RETRIABLE: unknown[] = [SERIALIZATION_FAILURE, DEADLOCK, PLAN_CHANGED];
/**
 * Random primary keys of `publicIdAt`. At 20 000 orders a minute two collide in one minute out of fifty: the transaction is retried with
 * another.
 */
const DRAWN_KEYS: unknown[] = ['trade_pkey', 'shop_order_pkey', 'order_find_pkey', 'payment_pkey', 'money_back_pkey'];

const BUSY: unknown[] = [
  ...['57014', '53300', '57P01', '57P02', '57P03', '08000', '08001', '08003', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'],
];
const BUSY_TEXT = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

type DriverError = { code?: unknown; constraint?: unknown; message?: string };

function driverErrorOf(error: unknown): DriverError {
  const cause = error instanceof Error ? error.cause : undefined;
  return (cause instanceof Error ? cause : {}) as DriverError;
}

const codeOf = (error: unknown): unknown => driverErrorOf(error).code;

function isRetriable(error: unknown): boolean {
  const { code, constraint } = driverErrorOf(error);
  return RETRIABLE.includes(code) || (code === UNIQUE_VIOLATION && DRAWN_KEYS.includes(constraint));
}

export const isBusy = (error: unknown): boolean => {
  const { code, message } = driverErrorOf(error);
  return BUSY.includes(code) || BUSY_TEXT.test(message ?? '');
};

export const isDuplicate = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

const ATTEMPTS = 4;

/** Retries a transaction, a few times, after a serialization conflict, a deadlock, or a collision of a random key. */
export async function retry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetriable(error)) throw error;
    }
  }
}

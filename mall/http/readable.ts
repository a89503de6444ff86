import { MallError } from '../error.ts';

/** Postgres stores neither NUL nor lone surrogates. */
const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

export function refuseUnreadable(value: unknown, at: readonly string[] = []): void {
  if (typeof value === 'string' && !isReadable(value)) {
    const field = at.join('.');
    throw new MallError('invalid', 'invalid', { fields: [{ field, msg: 'unreadable' }] });
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return;
  for (const [name, one] of Object.entries(value)) {
    if (!isReadable(name)) refuseUnreadable(name, at);
    refuseUnreadable(one, [...at, name]);
  }
}

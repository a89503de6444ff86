import { ApiError } from './client.ts';

/** What has this id; an address that names none is no reason to ask. */
export const byId = <T>(id: string, view: (id: string) => Promise<T>): Promise<T | undefined> =>
  id ? orMissing(view(id)) : Promise.resolve(undefined);

/** What the mall answers; undefined where it has no such thing, or cannot make sense of what is asked for. */
export async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'missing' || error.kind === 'invalid')) return undefined;
    throw error;
  }
}

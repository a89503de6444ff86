import { ApiError } from './client.ts';

export const byId = <T>(id: string, view: (id: string) => Promise<T>): Promise<T | undefined> =>
  id ? orMissing(view(id)) : Promise.resolve(undefined);

export async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'missing' || error.kind === 'invalid')) return undefined;
    throw error;
  }
}

import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';

/** @returns a function that gives the address of an uploaded picture; undefined: it failed, and a toast said so */
export function createChatPicture(upload: (file: Blob) => Promise<{ url: string }>, words: FailureWords) {
  const action = createAction(words);
  return async (file: Blob): Promise<string | undefined> => {
    let url: string | undefined;
    await action.run(async () => {
      ({ url } = await upload(file));
    });
    return url;
  };
}

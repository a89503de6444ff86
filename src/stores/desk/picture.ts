import { atom } from 'nanostores';
import type { DeskPicture } from '#contract/documents/schema.ts';
import { uploadPicture } from '#contract/upload/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { pictureForm } from '../../lib/browser/form-data.ts';
import { shrunkPicture } from '../../lib/browser/shrink-picture.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';

export const uploadDeskPicture = (file: Blob): Promise<DeskPicture> =>
  desk.call(uploadPicture, { body: pictureForm(file) });

export function createPictureUpload(words: FailureWords & { tooLarge: string }) {
  const $busy = atom(false);
  const $failure = atom<string | undefined>(undefined);

  /** @returns undefined when it did not go through; `$failure` says why */
  async function send(file: Blob): Promise<DeskPicture | undefined> {
    if ($busy.get()) return undefined;
    $failure.set(undefined);
    $busy.set(true);
    try {
      const small = await shrunkPicture(file);
      if (!small) $failure.set(words.tooLarge);
      return small && (await uploadDeskPicture(small));
    } catch (error) {
      $failure.set(failureOf(error, words).text);
      return undefined;
    } finally {
      $busy.set(false);
    }
  }

  return { $busy, $failure, send };
}

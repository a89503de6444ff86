import { atom } from 'nanostores';
import { blobOf, readPasted } from '../../lib/browser/desk/paste.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createPictureUpload } from './picture.ts';

export type PasteNotice = { linked: number; lost: number };

export function createPasting(words: FailureWords & { tooLarge: string }) {
  const upload = createPictureUpload(words);
  const $notice = atom<PasteNotice | undefined>(undefined);
  const note = ({ linked, lost }: PasteNotice): void => $notice.set(linked || lost ? { linked, lost } : undefined);

  /** @returns addresses of those that went through; `$failure` says why the last other did not */
  async function sendAll(files: readonly Blob[]): Promise<(string | undefined)[]> {
    const addresses: (string | undefined)[] = [];
    for (const file of files) addresses.push((await upload.send(file))?.url);
    return addresses;
  }

  async function files(given: readonly Blob[]): Promise<string[]> {
    $notice.set(undefined);
    return (await sendAll(given)).filter((url) => url !== undefined);
  }

  async function html(given: string): Promise<string> {
    const found = readPasted(given);
    note(found);
    const addresses = await sendAll(found.embedded.map(blobOf));
    const uploaded = found.embedded.flatMap((src, at) => {
      const address = addresses[at];
      return address === undefined ? [] : [[src, address] as const];
    });
    note({ linked: found.linked, lost: found.lost + found.embedded.length - uploaded.length });
    return readPasted(given, new Map(uploaded)).html;
  }

  return { $busy: upload.$busy, $failure: upload.$failure, $notice, note, files, html };
}
export type Pasting = ReturnType<typeof createPasting>;

import { atom } from 'nanostores';
import { viewPaper } from '#contract/store/calls.ts';
import type { PaperBytes } from '#contract/store/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';

function paperUrl({ data, type }: PaperBytes): { url: string; end: () => void } {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  return { url, end: () => URL.revokeObjectURL(url) };
}

/** Loads a paper on request only, because each look is written in the audit log. */
export function createPaperViewer(words: FailureWords, load: (id: string) => Promise<PaperBytes>) {
  const action = createAction(words);
  const $paper = atom<{ kind: PaperBytes['kind']; url: string } | undefined>(undefined);
  let end = () => {};

  const look = (id: string): Promise<boolean> =>
    action.run(async () => {
      const bytes = await load(id);
      putAway();
      const shown = paperUrl(bytes);
      end = shown.end;
      $paper.set({ kind: bytes.kind, url: shown.url });
    });

  function putAway(): void {
    end();
    end = () => {};
    $paper.set(undefined);
  }

  return { $busy: action.$busy, $paper, look, putAway };
}

export const createOwnPaperViewer = (words: FailureWords) =>
  createPaperViewer(words, (id) => mall.call(viewPaper, { params: { id } }));

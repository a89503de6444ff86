import { atom } from 'nanostores';
import * as calls from '#contract/flash-sale/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { type FlashFilter, flashParams } from '../../lib/browser/flash-sale/flash-sale-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { toast } from '../public/toast.ts';

export type FlashWords = FailureWords & { reminded: string; forgotten: string };

const SECOND_MS = 1_000;
/** Clients that watched the same clock ask at different moments. */
const spread = (): number => SECOND_MS + Math.random() * 2 * SECOND_MS;

function createLife(words: FlashWords, reload: () => Promise<void>) {
  const action = createAction(words);
  const $reminding = atom<number | undefined>(undefined);

  async function remind(id: number, wanted: boolean): Promise<void> {
    if (action.$busy.get()) return;
    $reminding.set(id);
    const call = () => mall.call(calls.setFlashReminder, { params: { id }, body: { wanted } });
    if (await action.run(call)) toast(wanted ? words.reminded : words.forgotten, 'success');
    $reminding.set(undefined);
    // What it was refused with is seen there too: it has started.
    await reload();
  }

  const turn = (): void => void setTimeout(() => void reload(), spread());

  return { $reminding, remind, turn };
}

export function createFlashSale(first: FlashFilter, words: FlashWords) {
  const list = createPaged(
    first,
    (filter: FlashFilter) => mall.call(calls.listFlashGoods, { query: flashParams(filter) }),
    words,
  );
  return { ...list, ...createLife(words, list.reload) };
}

export function createFlashItem(id: number, words: FlashWords) {
  const item = createResource(() => mall.call(calls.viewOwnFlashItem, { params: { id } }), words);
  const $quantity = atom(1);
  return { ...item, ...createLife(words, item.reload), $quantity };
}
